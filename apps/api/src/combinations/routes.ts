import { availabilityQuery } from '@dvor/contract/pricing/availability.ts'
import { combination } from '@dvor/contract/pricing/combinations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { deviceOf } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { listCombinations } from './list-combinations.ts'

/** Mounts the search for several units for one party. */
export function mountCombinations(app: FastifyInstance, { db, clock }: Services): void {
  typedApp(app).get('/combinations', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Najlacnejšie spojenia izieb pre skupinu, ktorú nepojme jedna izba',
      tags: ['booking'],
      querystring: availabilityQuery,
      response: { 200: z.array(combination) },
    },
    handler: ({ actor, query }) => listCombinations(db, query, clock, deviceOf(actor)),
  })
}
