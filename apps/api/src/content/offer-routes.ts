import { offerCalls } from '@dvor/contract/calls/content/content.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { reorderOffers } from './reorder-offers.ts'

/** Mounts the reordering of seasonal offers. */
export function mountOffers(app: FastifyInstance, services: Services): void {
  mountCalls(app, offerCalls, {
    reorder: async ({ actor, body }) => {
      await reorderOffers(services.db, actor, body, services)
      return { reordered: true }
    },
  })
}
