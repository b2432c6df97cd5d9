import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { slugify } from '@dvor/format/slug.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RawQuery } from '../../crud/query.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { listedCollection, openExport, streamCsv } from './export-list.ts'
import { writeSheet } from './write-sheet.ts'

/** Mounts the exports of every list, as a table in CSV and as a workbook. */
export function mountExports(
  app: FastifyInstance,
  { db, clock, publicUrl, registry }: CollectionServices,
): void {
  const open = ({ actor, params, query }: Asked) => {
    const context = { actor, clock, publicUrl }
    return openExport(db, registry, listedCollection(registry, params.collection), query as RawQuery, context)
  }
  const answer = (reply: FastifyReply, { params }: Asked, ending: string, type: string) => {
    const { declaration } = listedCollection(registry, params.collection)
    const name = `${slugify(declaration.label.many.sk)}-${todayIn(clock.now())}.${ending}`
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
  }
  mountCalls(app, insightCalls, {
    exportList: {
      validatedByHandler: true,
      handler: async (request, reply) => {
        const list = await open(request)
        return answer(reply, request, 'csv', 'text/csv; charset=utf-8').send(streamCsv(db, list))
      },
    },
    exportSheet: {
      validatedByHandler: true,
      handler: async (request, reply) => {
        const sheet = await writeSheet(db, await open(request))
        return answer(reply, request, 'xlsx', insightCalls.exportSheet.answer.file).send(sheet)
      },
    },
  })
}

type Asked = Pick<FastifyRequest, 'actor' | 'query'> & { params: { collection: string } }
