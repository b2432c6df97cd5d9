import { todayIn } from '@dvor/format/instants.ts'
import { slugify } from '@dvor/format/slug.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RawQuery } from '../../crud/query.ts'
import { fileAnswer } from '../../platform/http/file-answer.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { exportList, listedCollection } from './export-list.ts'

const params = z.object({ collection: z.string().max(60) })

/** Mounts the export of every list as a table for spreadsheets. */
export function mountExports(
  app: FastifyInstance,
  { db, clock, publicUrl, registry }: CollectionServices,
): void {
  app.get('/exports/:collection.csv', {
    config: { access: 'admin', validatedByHandler: true },
    schema: {
      response: fileAnswer('text/csv'),
      tags: ['exports'],
      summary: 'Celý zoznam ako tabuľka CSV, s filtrami a poradím zoznamu',
      params,
    },
    handler: async ({ actor, params: address, query }, reply) => {
      const collection = listedCollection(registry, (address as z.infer<typeof params>).collection)
      const table = await exportList(db, registry, collection, query as RawQuery, { actor, clock, publicUrl })
      const name = `${slugify(collection.declaration.label.many.sk)}-${todayIn(clock.now())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .send(table)
    },
  })
}
