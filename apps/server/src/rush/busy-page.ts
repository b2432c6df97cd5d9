import { readSitePath } from '@dvor/contract/site/site-path.ts'
import { serverPageWords } from '@dvor/texts/areas.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { barePage, barePageHeaders } from '../http/bare-page.ts'
import { retryAfterSeconds } from './rush-gate.ts'

/** Sends 503 with a page that asks again by itself, also without scripts. */
export function sendBusyPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = readSitePath(url.replace(/\?.*$/s, ''))
  const { title, text, again } = serverPageWords[language].busy
  const headers = { ...barePageHeaders, 'retry-after': String(retryAfterSeconds) }
  const link = { href: '', text: again }
  const refresh = String(retryAfterSeconds)
  return reply.code(503).headers(headers).send(barePage({ language, title, text, link, refresh }))
}
