import rateLimit from '@fastify/rate-limit'
import { ApiError } from '@dvor/api/platform/errors.ts'
import { clientGone } from '@dvor/api/platform/http/client-gone.ts'
import { ipKey } from '@dvor/api/platform/ip.ts'
import { disallowedPaths } from '@dvor/contract/site/site-pages.ts'
import { readSitePath } from '@dvor/contract/site/site-path.ts'
import { deviceKeyOf } from '@dvor/contract/values/device-key.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInProcess } from '../page-cache/in-process.ts'
import { FairQueue, type EndRequest } from './fair-queue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place of a call in progress back. */
    endCall: EndRequest | null
  }
}

/** More than a process can make: only who does not wait for answers, or repeats refused requests, gets there. */
const mostFromIp = { max: 30_000, timeWindow: 10_000 }
/** Seconds after which a refused request may be repeated. */
export const retryAfterSeconds = 5

/** Bounds the requests in progress that are not answered from memory. */
export interface RushGate {
  /** Requests that wait at present. */
  readonly waiting: number
  /** Waits for a place. @returns what gives it back; undefined where the request is refused, or its sender has left */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<EndRequest | undefined>
}

/** Opens the gate of a server, which counts by IP (decision 158). */
export async function openRushGate(app: FastifyInstance, queue = new FairQueue()): Promise<RushGate> {
  const keyGenerator = ({ ip }: FastifyRequest) => ipKey(ip)
  await app.register(rateLimit, { global: false, ...mostFromIp, keyGenerator })
  const count = app.createRateLimit()
  return {
    get waiting() {
      return queue.waiting
    },
    async enter(request, reply) {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) return undefined
      return queue.enter(counted.key, isUrgent(request) ? 'urgent' : 'usual', clientGone(reply))
    },
  }
}

/** Changes, payment notices, signed-in persons, guests with a hold, and what is behind a guest’s link. */
function isUrgent({ method, headers, url, actor, routeOptions: { config } }: FastifyRequest): boolean {
  if (method !== 'GET' || actor?.kind === 'user' || deviceKeyOf(headers.cookie) !== undefined) return true
  if (config.access === 'token' || config.queued === 'first') return true
  const { path } = readSitePath(url.replace(/\?.*$/s, ''))
  return disallowedPaths.some((start) => path.startsWith(start))
}

/**
 * Lets the calls of the API wait for a place, after their body has come and until the answer is there to be sent: a slow
 * line keeps no place. Calls of a page belong to the page. To be called before the API is registered on `scope`.
 */
export function queueCalls(scope: FastifyInstance, gate: RushGate): void {
  scope.decorateRequest('endCall', null)
  scope.addHook('preHandler', async (request, reply) => {
    const { queued, slowBody } = request.routeOptions.config
    if (isInProcess(request) || queued === 'never' || slowBody) return
    const end = await gate.enter(request, reply)
    if (!end)
      throw new ApiError('unavailable', 'Many visitors have come at once', {
        retryAfterSeconds,
        foreseen: true,
      })
    request.endCall = end
  })
  scope.addHook('onSend', async (request) => {
    request.endCall?.()
    request.endCall = null
  })
}
