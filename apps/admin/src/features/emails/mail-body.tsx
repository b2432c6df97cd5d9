import { useEffect, useRef } from 'react'
import classes from './outgoing-email.module.css'

interface Props {
  html: string
  label: string
}

/** Elements of an e-mail that are removed. */
const unwanted = 'script, iframe, object, embed, form, base, meta, link, style'
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi

/**
 * Shows a sent e-mail in a shadow tree, so that its styles do not reach the page. The page's policy stops scripts
 * and foreign pictures. Style elements become adopted style sheets, which the policy allows.
 */
export function MailBody({ html, label }: Props) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // Removed before parsing, because the parser would report style elements as violations of the page's policy.
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
