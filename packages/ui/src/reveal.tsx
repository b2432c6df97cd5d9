import { useEffect, useRef, type ReactNode } from 'react'
import './reveal.css'

/** Distance from the lower edge of the screen at which a part appears (docs/product.md, Texts and numbers). */
const offset = 120

/**
 * Shows a part of the page once it is scrolled to. Without scripts or with reduced motion it is visible from the
 * start, and a part on the screen is never hidden.
 */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!part.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return revealOnce(part.current)
  }, [])
  return (
    <div ref={part} className={['ui-reveal', className].filter(Boolean).join(' ')}>
      {children}
    </div>
  )
}

function revealOnce(part: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const isFirst = part.dataset.reveal === undefined
      if (entry.isIntersecting || (isFirst && standsOnScreen(entry))) {
        if (!isFirst) part.dataset.reveal = 'shown'
        observer.disconnect()
      } else part.dataset.reveal = 'waiting'
    },
    // Parts above the line count as seen, also when they were skipped.
    { rootMargin: `1000000px 0px -${offset}px 0px` },
  )
  observer.observe(part)
  return () => observer.disconnect()
}

/**
 * Uses the observer's rectangle, because measuring the part would lay out what the page delays. A delayed part has no
 * size.
 */
const standsOnScreen = ({ boundingClientRect: { top, height } }: IntersectionObserverEntry) =>
  height > 0 && top < innerHeight
