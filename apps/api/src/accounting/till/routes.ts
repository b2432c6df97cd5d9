import { tillCalls } from '@dvor/contract/calls/money/till.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { daysOf } from '../month-days.ts'
import type { AccountingServices } from '../services.ts'
import { handOver, handoverView } from './hand-over.ts'
import { moveCash } from './move-cash.ts'
import { readTill } from './read-till.ts'
import { renderHandover } from './render-handover.ts'
import { findHandover, listHandovers } from './till-queries.ts'

/** Mounts the till: its state, movements of cash, and hand-overs with their files. */
export function mountTill(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  mountCalls(app, tillCalls, {
    till: () => readTill(db, services),
    moveCash: async ({ actor, body }) => {
      await moveCash(db, actor, body, services)
      return readTill(db, services)
    },
    handovers: async ({ query }) => {
      const { first, last } = daysOf(query.month)
      return (await listHandovers(db, first, last)).map(handoverView)
    },
    handOver: async ({ actor, body }) => handoverView(await handOver(db, actor, body, services)),
    handoverFile: async ({ params }, reply) => {
      const handover = await findHandover(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="pokladna-${handover.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(await renderHandover(handover))
    },
  })
}
