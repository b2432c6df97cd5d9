import { hash } from 'node:crypto'
import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { retryAfterSeconds } from './rush-gate.ts'

/** In the colours of the site, whose own style sheets would be one more request in a rush. */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#20241f;background:#fbf7ef}main{max-width:32rem}h1{font:600 1.75rem/1.2 Georgia,serif}a{display:inline-block;padding:.75rem 1.5rem;border:1px solid #1f3d2b;border-radius:999px;color:#1f3d2b;text-decoration:none}a:hover{background:#e5ecdf}a:focus-visible{outline:3px solid #d9a441;outline-offset:3px}'

/** Policy of the page: its own style, and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const texts = {
  sk: {
    title: 'Hneď ste na rade',
    text: 'Práve k nám prišlo veľa návštevníkov naraz. O pár sekúnd sa stránka otvorí sama, nemusíte nič robiť.',
    again: 'Skúsiť teraz',
  },
  en: {
    title: 'Your turn comes in a moment',
    text: 'Many visitors have come at the same time. The page opens by itself in a few seconds; there is nothing you need to do.',
    again: 'Try now',
  },
} as const satisfies Record<Language, unknown>

/** Sends 503 with a page that asks again by itself, also without scripts. */
export function sendBusyPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = readSitePath(url.replace(/\?.*$/s, ''))
  const { title, text, again } = texts[language]
  const headers = {
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  }
  return reply.code(503).headers(headers).send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</main>
</html>`)
}
