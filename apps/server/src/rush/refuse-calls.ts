import { ApiError } from '@dvor/api/platform/errors.ts'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from '../page-cache/in-process.ts'
import type { RushGate } from './rush-gate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts the end of a call that the admission has counted. */
    countEnd: (() => void) | null
  }
}

/**
 * Refuses reads of the API by callers who were not let in while visitors wait, and counts the calls in progress. Calls
 * of a page belong to the page. To be called before the API is registered on `scope`, after the answers from memory.
 */
export function refuseCallsInRush(scope: FastifyInstance, gate: RushGate): void {
  const { admission } = gate
  scope.decorateRequest('countEnd', null)
  scope.addHook('onRequest', (request, reply, done) => {
    if (isInProcess(request) || request.routeOptions.config.evenUnderPressure) return done()
    // The stream of events stays open for as long as somebody looks.
    if (request.headers.authorization !== undefined) return done()
    if (!admission.allows(gate.standingOf(request))) {
      const refusal = new ApiError('unavailable', 'Many visitors have come at once', { retryAfterSeconds: 5 })
      reply.code(refusal.status).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      return void reply.send(refusal.body(request.id))
    }
    request.countEnd = admission.begin()
    done()
  })
  scope.addHook('onResponse', (request, _reply, done) => {
    request.countEnd?.()
    request.countEnd = null
    done()
  })
  scope.addHook('onRequestAbort', (request, done) => {
    request.countEnd?.()
    request.countEnd = null
    done()
  })
}
