import { hash } from 'node:crypto'
import type { Language } from '@dvor/contract/values/values.ts'

/** In the colours of the site, whose own style sheets would be one more request in a rush. */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#20241f;background:#fbf7ef}main{max-width:32rem}h1{font:600 1.75rem/1.2 Georgia,serif}[role=status]{font-weight:600}a{display:inline-block;padding:.75rem 1.5rem;border:1px solid #1f3d2b;border-radius:999px;color:#1f3d2b;text-decoration:none}a:hover{background:#e5ecdf}a:focus-visible{outline:3px solid #d9a441;outline-offset:3px}'

/** Policy of the page: its own style, and nothing else. */
export const waitingPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const texts = {
  sk: {
    title: 'Ste v poradí',
    many: 'Práve k nám prišlo veľa návštevníkov naraz.',
    turn: 'Vaše miesto v poradí si pamätáme a stránka sa otvorí sama. Nemusíte nič robiť, stačí nechať túto stránku otvorenú.',
    minutes: (count: number) => (count < 1 ? 'Čakanie: menej ako minúta' : `Čakanie: asi ${count} min`),
    again: 'Skúsiť teraz',
  },
  en: {
    title: 'You are in the queue',
    many: 'Many visitors have come at the same time.',
    turn: 'We remember your place, and the page opens by itself. There is nothing you need to do: just leave this page open.',
    minutes: (count: number) => (count < 1 ? 'Wait: less than a minute' : `Wait: about ${count} min`),
    again: 'Try now',
  },
} as const satisfies Record<Language, unknown>

interface Times {
  readonly againSeconds: number
  readonly waitSeconds: number
}

/**
 * The page of a visitor who waits. It asks again by itself, also without scripts.
 * @param waitSeconds as far as known
 */
export function waitingPage(language: Language, { againSeconds, waitSeconds }: Times): string {
  const { title, many, turn, minutes, again } = texts[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${againSeconds}">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${many} ${turn}</p>
<p role="status">${minutes(Math.round(waitSeconds / 60))}</p>
<p><a href="">${again}</a></p>
</main>
</html>`
}
