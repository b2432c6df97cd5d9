import { useEffect } from 'react'

/** What of a page may be laid out later; `styles/page.css` names the same. */
const laterParts = 'main > .section, body > footer'
/** On the root element as long as parts wait because of the style sheet. */
const waiting = 'parts-later'
/** Between two parts (ms): a few frames. */
const pause = 60

/**
 * Lets whoever opens a page at its beginning see it before what is further down has been laid out (decision 058). Who comes
 * back to a place within it, or was sent to one, gets it whole: the heights of what waits are guesses.
 */
export function withLaterParts(html: string, nonce: string): string {
  const code = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.classList.add('${waiting}');
}`
  return html.replace('</head>', () => `<script nonce="${nonce}">${code}</script></head>`)
}

/** Lays the rest out once the page is alive: a part at a time, whenever there is nothing else to do. */
export function useLaterParts(): void {
  useEffect(() => {
    const { classList } = document.documentElement
    if (!classList.contains(waiting)) return
    const parts = [...document.querySelectorAll<HTMLElement>(laterParts)]
    // From here on the parts wait by themselves: a page that is walked to next shall be whole at once.
    for (const part of parts) part.style.contentVisibility = 'auto'
    classList.remove(waiting)
    layOutNext(parts)
  }, [])
}

function layOutNext([part, ...rest]: readonly HTMLElement[]): void {
  if (!part) return
  whenIdle(() => {
    part.style.removeProperty('content-visibility')
    // Two at once would be one long piece of work again, and painting this one keeps a small phone busy elsewhere.
    setTimeout(() => layOutNext(rest), pause)
  })
}

/** Safari tells nobody when it is idle. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)
