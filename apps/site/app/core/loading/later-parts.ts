import { useEffect } from 'react'

/** Parts of a page that may be laid out later; `core/styles/page.css` uses the same selector. */
const laterParts = 'main > .section, body > footer'
/** Class of the root element while the style sheet delays parts. */
const waiting = 'parts-later'
/** Pause between two parts in milliseconds: a few frames. */
const pause = 60

/**
 * Delays the layout of everything below the first screen (decision 058). Applies only to a visit that begins at the top
 * of the page: for a return or a link into the page the guessed heights would be wrong.
 */
export function withLaterParts(html: string, nonce: string): string {
  const code = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.classList.add('${waiting}');
}`
  return html.replace('</head>', () => `<script nonce="${nonce}">${code}</script></head>`)
}

/** Lays out the delayed parts after hydration, one at a time, while the browser is idle. */
export function useLaterParts(): void {
  useEffect(() => {
    const { classList } = document.documentElement
    if (!classList.contains(waiting)) return
    const parts = [...document.querySelectorAll<HTMLElement>(laterParts)]
    // From here on each part is delayed by itself: the next page of a navigation must not be.
    for (const part of parts) part.style.contentVisibility = 'auto'
    classList.remove(waiting)
    layOutNext(parts)
  }, [])
}

function layOutNext([part, ...rest]: readonly HTMLElement[]): void {
  if (!part) return
  whenIdle(() => {
    part.style.removeProperty('content-visibility')
    // Two parts at once would block a slow phone for too long.
    setTimeout(() => layOutNext(rest), pause)
  })
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)
