import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { slugify } from '@dvor/format/slug.ts'
import type { FastifyInstance } from 'fastify'
import type { RawQuery } from '../../crud/query.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { exportList, listedCollection } from './export-list.ts'

/** Mounts the export of every list as a table for spreadsheets. */
export function mountExports(
  app: FastifyInstance,
  { db, clock, publicUrl, registry }: CollectionServices,
): void {
  mountCalls(app, insightCalls, {
    exportList: {
      validatedByHandler: true,
      handler: async ({ actor, params, query }, reply) => {
        const collection = listedCollection(registry, params.collection)
        const context = { actor, clock, publicUrl }
        const table = await exportList(db, registry, collection, query as RawQuery, context)
        const name = `${slugify(collection.declaration.label.many.sk)}-${todayIn(clock.now())}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('x-content-type-options', 'nosniff')
          .send(table)
      },
    },
  })
}
