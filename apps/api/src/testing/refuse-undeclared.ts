import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { declaredErrors } from '../platform/http/declared-errors.ts'

const refusal = z.object({ code: z.string() })

/** Turns the answer of a call with an error that it does not declare into a 500, on which its test fails. */
export async function refuseUndeclared(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { config, schema, url = '' } = request.routeOptions
  if (reply.statusCode < 400 || typeof payload !== 'string' || !config.access) return payload
  const { code } = refusal.parse(JSON.parse(payload))
  const codes: readonly string[] = declaredErrors({
    method: request.method,
    hasVariables: url.includes(':'),
    hasInput: Boolean(schema?.body ?? schema?.querystring ?? config.document),
    access: config.access,
    errors: config.errors,
  })
  if (codes.includes(code)) return payload
  reply.code(500)
  return JSON.stringify({ code: 'internal', message: `${request.method} ${url} does not declare ${code}` })
}
