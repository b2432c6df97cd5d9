import type { FastifyInstance } from 'fastify'
import type { Notifications } from './notifications.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever calls it, the answer leaves only after every instance has heard of what it has changed. */
    afterBarrier?: boolean
  }
}

/**
 * Lets the answer to a signed-in writer leave only after every instance has heard of the change, so that the writer sees
 * it on the very next page, whichever instance makes it; without this a page cached a moment ago could still come.
 */
export function answerAfterBarrier(app: FastifyInstance, notifications: Notifications): void {
  app.addHook('onSend', async ({ method, actor, routeOptions }, reply) => {
    const wrote = method !== 'GET' && method !== 'HEAD' && reply.statusCode === 200
    if (wrote && (actor?.kind === 'user' || routeOptions.config.afterBarrier)) await notifications.barrier()
  })
}
