import type { FastifyInstance } from 'fastify'
import type { Notifications } from './notifications.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is sent only after every instance has received the change, for every caller of the route. */
    afterBarrier?: boolean
  }
}

/**
 * Delays the answer to a signed-in writer until every instance has received the change, so that the writer's next page
 * shows it, whichever instance serves it; otherwise a cached page could still be shown.
 */
export function answerAfterBarrier(app: FastifyInstance, notifications: Notifications): void {
  app.addHook('onSend', async ({ method, actor, routeOptions }, reply) => {
    const wrote = method !== 'GET' && reply.statusCode === 200
    if (wrote && (actor?.kind === 'user' || actor?.kind === 'key' || routeOptions.config.afterBarrier))
      await notifications.barrier()
  })
}
