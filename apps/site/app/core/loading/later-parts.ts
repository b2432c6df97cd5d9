import { useEffect } from 'react'
import { firstPicture } from './start-when-needed.ts'

/** Class of the root element while the style sheet (`core/styles/page.css`) delays the layout of parts. */
const waiting = 'parts-later'

/**
 * Delays the layout of everything below the first screen (decision 142), until the first picture is drawn and the
 * browser is idle. Applies only to a visit that begins at the top of the page: for a return or a link into the page the
 * guessed heights would be wrong.
 */
export function withLaterParts(html: string, nonce: string): string {
  const code = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) {
    document.documentElement.classList.add('${waiting}');
    (${firstPicture.toString()})().then(${layOutParts.toString()});
  }
}`
  return html.replace('</head>', () => `<script nonce="${nonce}">${code}</script></head>`)
}

/** Lays out the delayed parts at the latest when the page is hydrated: the page after it must not wait. */
export function useLaterParts(): void {
  useEffect(layOutParts, [])
}

/**
 * Lays out the delayed parts one at a time, while the browser is idle; does nothing where none is delayed. Its text is
 * written into pages, so it may use nothing from outside of itself.
 */
function layOutParts(): void {
  const { classList } = document.documentElement
  if (!classList.contains('parts-later')) return
  const parts = [...document.querySelectorAll<HTMLElement>('main > .section, body > footer')]
  // From here on each part is delayed by itself: the next page of a navigation must not be.
  for (const part of parts) part.style.contentVisibility = 'auto'
  classList.remove('parts-later')
  // Safari has no `requestIdleCallback`.
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)
  const layOutNext = () => {
    const part = parts.shift()
    if (!part) return
    whenIdle(() => {
      part.style.removeProperty('content-visibility')
      // Two parts at once would block a slow phone for too long; the pause is a few frames.
      setTimeout(layOutNext, 60)
    })
  }
  layOutNext()
}
