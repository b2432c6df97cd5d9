import type { FastifyInstance } from 'fastify'
import type { Notifications } from './notifications.ts'

/**
 * Lets the answer to a signed-in writer leave only after this instance has heard of the change, so that the writer
 * sees it on the very next page; without this a page cached a moment ago could still come.
 */
export function answerAfterHearing(app: FastifyInstance, notifications: Notifications): void {
  app.addHook('onSend', async ({ method, actor }, reply) => {
    const wrote = method !== 'GET' && method !== 'HEAD' && reply.statusCode === 200
    if (wrote && actor.kind === 'user') await notifications.heard()
  })
}
