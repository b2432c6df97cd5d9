import { readSitePath } from '@dvor/contract/site/site-path.ts'
import { serverPageWords } from '@dvor/texts/areas.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { barePage, barePageHeaders } from '../http/bare-page.ts'

/** Where an answer to a form leads, if that is another site; else null. */
export function leadsAway({ method }: FastifyRequest, { status, headers }: Response): string | null {
  const location = headers.get('location')
  return method === 'POST' && status >= 300 && status < 400 && location && /^https?:/.test(location)
    ? location
    : null
}

/**
 * Leads from a form to a payment gateway by a page: browsers refuse redirects of a form to another site where the
 * policy keeps forms at home, and a page that is not alive yet, or has no scripts, sends its form by itself.
 */
export function sendLeavingPage({ url }: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  const { language } = readSitePath(url.replace(/\?.*$/s, ''))
  const { title, text, go } = serverPageWords[language].leaving
  const page = barePage({ language, title, text, link: { href: to, text: go }, refresh: `0;url=${to}` })
  return reply.code(200).headers(barePageHeaders).send(page)
}
