import { ApiError } from '@dvor/api/platform/errors.ts'
import type { FastifyInstance } from 'fastify'

/** Methods of any route. */
export const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** Refuses methods that no route has (TRACE, CONNECT and the like) before any other handler. */
export function refuseUnknownMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (knownMethods.has(request.method)) return
    const refusal = new ApiError('method_not_allowed', 'This method is not known here')
    return reply.status(refusal.status).send(refusal.body(request.id))
  })
}
