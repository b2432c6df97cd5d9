import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, invalid } from '@dvor/api/platform/errors.ts'
import type { FastifyInstance } from 'fastify'

interface BrokenRequest extends Error {
  readonly code?: string
}

/** Status and error for requests that Node's parser refuses, by the parser's code. */
function refusalOf({ code }: BrokenRequest): { status: number; refusal: ApiError } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, refusal: invalid([{ path: 'headers', code: 'too_long' }]) }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, refusal: new ApiError('unavailable', 'The request took too long') }
  if (code === 'HPE_INVALID_METHOD')
    return { status: 405, refusal: new ApiError('method_not_allowed', 'This method is not known here') }
  return { status: 400, refusal: new ApiError('invalid', 'The request is not valid') }
}

/** Answers invalid requests in the usual error shape and closes the connection. */
export function refuseBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, refusal } = refusalOf(error)
  const body = JSON.stringify(refusal.body(crypto.randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Refuses requests without a `Host` header or with several (RFC 9112, 3.2): proxies may read another one. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders, httpVersion, headers } = request.raw
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    const isNamed = headers.host !== undefined || httpVersion === '1.0'
    if (isNamed && hosts <= 1) return
    const refusal = invalid([{ path: 'host', code: isNamed ? 'not_unique' : 'required' }])
    return reply.status(refusal.status).send(refusal.body(request.id))
  })
}
