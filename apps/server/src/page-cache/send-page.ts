import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type CachedPage } from './variants.ts'

/** Sends a cached page: 304 when the visitor has it already, otherwise in the best encoding. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  setHeaders(reply, page)
  if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = page.body(encoding)
  if (Buffer.isBuffer(body)) return reply.send(body)
  body.then(
    (bytes) => reply.send(bytes),
    (error: unknown) => reply.removeHeader('content-encoding').send(error),
  )
  return reply
}

/**
 * Sets a cached page's headers. A `Vary` that the answer has already stays, such as that of the allowed origins: without
 * it a CDN would give one origin's answer to another.
 */
export function setHeaders(reply: FastifyReply, { headers }: CachedPage): void {
  const vary = [reply.getHeader('vary'), headers['vary']].filter(Boolean).join(', ')
  reply.headers({ ...headers, vary })
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim() === etag))
