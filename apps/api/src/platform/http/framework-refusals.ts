import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { sendRefusal } from './send-refusal.ts'

/**
 * Settings of the web server that the API needs: errors that Fastify answers before any route (an invalid address, an
 * overlong path variable) get the API's shape, too.
 */
export const frameworkRefusals = {
  frameworkErrors(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
    const fields = [{ path: 'url', code: 'invalid_format' as const }]
    const refusal =
      error.statusCode === 414
        ? new ApiError('not_found', 'No call has such an address')
        : new ApiError('invalid', 'The address is not valid', { fields })
    void sendRefusal(request, reply, refusal)
  },
}
