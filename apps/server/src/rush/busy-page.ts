import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { barePage, barePageHeaders } from '../http/bare-page.ts'
import { retryAfterSeconds } from './rush-gate.ts'

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
  const headers = { ...barePageHeaders, 'retry-after': String(retryAfterSeconds) }
  const link = { href: '', text: again }
  const refresh = String(retryAfterSeconds)
  return reply.code(503).headers(headers).send(barePage({ language, title, text, link, refresh }))
}
