import { offersReorder } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import { reorderOffers } from './reorder-offers.ts'

const reordered = z.object({ reordered: z.boolean() })

/** Mounts the reordering of seasonal offers, for admins. */
export function mountOffers(app: FastifyInstance, services: Services): void {
  typedApp(app).post('/seasonal-offers-reorder', {
    config: { access: 'admin' },
    schema: {
      tags: ['seasonal-offers'],
      summary: 'Nové poradie všetkých ponúk',
      body: offersReorder,
      response: { 200: reordered, default: apiError },
    },
    handler: async ({ actor, body }) => {
      await reorderOffers(services.db, actor, body, services)
      return { reordered: true }
    },
  })
}
