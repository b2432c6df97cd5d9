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

function revealOnce(part: HTMLElement): (() => void) | undefined {
  if (part.getBoundingClientRect().top < innerHeight) return undefined
  part.dataset.reveal = 'waiting'
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      part.dataset.reveal = 'shown'
      observer.disconnect()
    },
    // What was jumped over counts as seen: everything above the line does.
    { rootMargin: `1000000px 0px -${offset}px 0px` },
  )
  observer.observe(part)
  return () => observer.disconnect()
}
