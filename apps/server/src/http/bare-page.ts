import { hash } from 'node:crypto'
import type { Language } from '@dvor/format/languages.ts'

/** In the colours of the site, whose own style sheets would be one more request. */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#20241f;background:#fbf7ef}main{max-width:32rem}h1{font:600 1.75rem/1.2 Georgia,serif}a{display:inline-block;padding:.75rem 1.5rem;border:1px solid #1f3d2b;border-radius:999px;color:#1f3d2b;text-decoration:none}a:hover{background:#e5ecdf}a:focus-visible{outline:3px solid #d9a441;outline-offset:3px}'

/** Policy of the page: its own style, and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Headers of such a page. */
export const barePageHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
} as const

interface BarePage {
  language: Language
  title: string
  text: string
  link: { href: string; text: string }
  /** Seconds until the browser goes on by itself, and where to: `5`, `0;url=https://…`. */
  refresh: string
}

/** A page of one sentence and a link, from which the browser goes on by itself, also without scripts. */
export const barePage = ({ language, title, text, link, refresh }: BarePage): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${escaped(refresh)}">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${escaped(link.href)}">${link.text}</a></p>
</main>
</html>`

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
