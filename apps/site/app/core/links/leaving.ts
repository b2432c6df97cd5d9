import { useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'

/**
 * Marks the root element with `data-leaving` while the router leaves a page. The style sheet (`core/styles/page.css`)
 * captures a marked page alone, which fades out above the next one: what a view transition captures cannot be pressed.
 */
export function useLeaving(): void {
  const isLeaving = useNavigation().state === 'loading'
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-leaving', isLeaving)
  }, [isLeaving])
}

/**
 * Keeps skipped transitions out of the page's errors; where a document fades, it is marked, too, when the browser itself
 * leaves it for the next one.
 */
export function withLeaving(html: string, nonce: string, fades: boolean): string {
  const scripts = fades ? [forgiveSkipped, markWhenLeft] : [forgiveSkipped]
  const text = scripts.map((script) => `(${script.toString()})()`).join(';')
  return html.replace('</head>', () => `<script nonce="${nonce}">${text}</script></head>`)
}

// The texts of these functions are written into pages, so they may use nothing from outside of themselves.

/** A transition that the next page overtakes, on the way to a gateway for example, is no error: nothing fades then. */
function forgiveSkipped(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault()
  })
}

function markWhenLeft(): void {
  addEventListener('pageswap', () => document.documentElement.setAttribute('data-leaving', ''))
  // A visitor who goes back gets the same document again.
  addEventListener('pageshow', () => document.documentElement.removeAttribute('data-leaving'))
}
