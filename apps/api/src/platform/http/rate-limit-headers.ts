import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** A counted limit of the caller: how much of it is left, and the seconds until its window ends. */
export interface CountedLimit {
  readonly name: string
  readonly most: number
  readonly perSeconds: number
  readonly left: number
  readonly resetSeconds: number
}

/** The limits that the present request has counted; absent outside of requests. */
const counted = new AsyncLocalStorage<Map<string, CountedLimit>>()

/**
 * Notes a limit for the headers of the present answer. Only limits of the caller itself are noted: those of a mailbox or
 * an account would tell what others do.
 */
export const noteLimit = (limit: CountedLimit): void => void counted.getStore()?.set(limit.name, limit)

/**
 * Tells callers the limits that their request has counted: `RateLimit-Policy` and `RateLimit` (draft 11 of
 * ietf-httpapi-ratelimit-headers).
 */
export function tellLimits(app: FastifyInstance): void {
  // After the body was read, which leaves the context of the hooks before.
  app.addHook('preValidation', (_request, _reply, done) => counted.run(new Map(), done))
  app.addHook('onSend', async (_request, reply) => {
    const limits = [...(counted.getStore()?.values() ?? [])]
    if (limits.length === 0) return
    const list = (textOf: (limit: CountedLimit) => string) =>
      limits.map((limit) => `"${limit.name}";${textOf(limit)}`).join(', ')
    reply.header(
      'ratelimit-policy',
      list(({ most, perSeconds }) => `q=${most};w=${perSeconds}`),
    )
    reply.header(
      'ratelimit',
      list(({ left, resetSeconds }) => `r=${left};t=${resetSeconds}`),
    )
  })
}
