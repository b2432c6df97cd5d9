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

/** Marks a document, too, that the browser itself leaves for the next one. */
export function withLeaving(html: string, nonce: string): string {
  return html.replace(
    '</head>',
    () => `<script nonce="${nonce}">(${markWhenLeft.toString()})()</script></head>`,
  )
}

/** Its text is written into pages, so it may use nothing from outside of itself. */
function markWhenLeft(): void {
  addEventListener('pageswap', () => document.documentElement.setAttribute('data-leaving', ''))
  // A visitor who goes back gets the same document again.
  addEventListener('pageshow', () => document.documentElement.removeAttribute('data-leaving'))
}
