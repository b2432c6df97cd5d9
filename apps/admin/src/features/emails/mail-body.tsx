import { useEffect, useRef } from 'react'
import classes from './outgoing-email.module.css'

interface Props {
  html: string
  label: string
}

/** Elements of a letter that have no business in a page. */
const unwanted = 'script, iframe, object, embed, form, base, meta, link, style'
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi

/**
 * A sent letter as it looks, in a shadow tree of its own: its styles do not reach the page, and the page's policy lets
 * it neither run scripts nor load pictures from elsewhere. Its style elements become sheets, which that policy allows.
 */
export function MailBody({ html, label }: Props) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // Taken out before parsing: the parser would already hold style elements against the page's policy.
    const styles = [...html.matchAll(styleElement)].map(([, css]) => sheetOf(css ?? ''))
    const letter = new DOMParser().parseFromString(html.replaceAll(styleElement, ''), 'text/html')
    root.adoptedStyleSheets = styles
    for (const element of letter.querySelectorAll(unwanted)) element.remove()
    for (const link of letter.querySelectorAll('a')) link.target = '_blank'
    root.replaceChildren(...letter.body.childNodes)
  }, [html])
  return <section ref={host} className={classes.body} aria-label={label} />
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
