import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type CachedPage } from './variants.ts'

/** Sends a kept page: 304 when the visitor has it already, otherwise in the best encoding; HEAD without a body. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers(page.headers)
  if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const body = page.bodies[encoding]
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (request.method === 'HEAD') return reply.header('content-length', body.length).send()
  return reply.send(body)
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim() === etag))
