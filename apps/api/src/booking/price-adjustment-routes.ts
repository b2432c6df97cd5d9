import { priceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { priceAdjustmentsChange } from '@dvor/contract/reservations/price-adjustments.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BookingServices } from '../reservations/queries/services.ts'
import type { Db } from '../db/database.ts'
import { adjustPrice } from './changing/adjust-price.ts'

/** Mounts the owner's agreement on the price of a reservation. */
export function mountPriceAdjustments(app: FastifyInstance, services: BookingServices & { db: Db }): void {
  app.withTypeProvider<ZodTypeProvider>().put('/reservations/:id/price-adjustments', {
    config: { access: 'admin' },
    schema: {
      summary: 'Dohodnutá cena, zľava a vlastné riadky, aj len na skúšku',
      tags: ['reservations'],
      params: z.object({ id }),
      body: priceAdjustmentsChange,
      querystring: z.strictObject({ dry_run: z.string().optional() }),
      response: { 200: priceChange },
    },
    handler: ({ actor, params, body, query }) =>
      adjustPrice(services.db, actor, params.id, body, services, query.dry_run !== undefined),
  })
}
