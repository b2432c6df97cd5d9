import { useEffect, useRef, type ReactNode } from 'react'
import './reveal.css'

/** Distance from the lower edge of the screen at which a part appears (spec section 9). */
const offset = 120

/**
 * Lets a part of the page appear once, when it is scrolled to. It is visible from the start for whoever has no
 * scripts or wants no motion, and what already stands on the screen never hides.
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
    // What was jumped over counts as seen: everything above the line does.
    { rootMargin: `1000000px 0px -${offset}px 0px` },
  )
  observer.observe(part)
  return () => observer.disconnect()
}

/** Asked of the observer: to measure the part here would lay out what the page lets wait. What waits has no size. */
const standsOnScreen = ({ boundingClientRect: { top, height } }: IntersectionObserverEntry) =>
  height > 0 && top < innerHeight
