import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { listQueue } from './list-queue.ts'

/** Mounts the list of what waits for a person. */
export function mountQueue(app: FastifyInstance, services: Services): void {
  mountCalls(app, insightCalls, {
    queue: ({ actor, query }) => listQueue(services.db, actor, query.kind, services),
  })
}
