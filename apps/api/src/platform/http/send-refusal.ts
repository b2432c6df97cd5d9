import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors.ts'

const problemType = 'application/problem+json'

/** Answers a refusal, as problem details (RFC 9457) where the caller accepts them by name. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: ApiError): FastifyReply {
  reply.status(refusal.status)
  if (!request.headers.accept?.includes(problemType)) return reply.send(refusal.body(request.id))
  return reply.type(problemType).send(refusal.problem(request.id))
}
