import { accountingCalls } from '@dvor/contract/calls/money/accounting.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { closeMonth, reopenMonth } from './closings/close-month.ts'
import { listEkasaGaps } from './ekasa/list-gaps.ts'
import { storeEkasa } from './ekasa/store-ekasa.ts'
import { makeExport, readExportFile } from './exports/make-export.ts'
import { readMonth, readMonths } from './read-months.ts'
import type { AccountingServices } from './services.ts'
import { mountTill } from './till/routes.ts'

/** Mounts the months of accounting with their exports and closings, receipts of the e-kasa, and the till. */
export function mountAccounting(app: FastifyInstance, services: AccountingServices): void {
  mountMonths(app, services)
  mountExports(app, services)
  mountTill(app, services)
}

function mountMonths(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  mountCalls(app, accountingCalls, {
    months: () => readMonths(db, services),
    month: ({ params }) => readMonth(db, params.month, services),
    close: async ({ actor, params }) => {
      await closeMonth(db, actor, params.month, services)
      return readMonth(db, params.month, services)
    },
    reopen: async ({ actor, params, body }) => {
      await reopenMonth(db, actor, params.month, body.reason, services)
      return readMonth(db, params.month, services)
    },
    ekasaGaps: () => listEkasaGaps(db),
    storeEkasa: ({ actor, params, body }) => storeEkasa(db, actor, params.id, body),
  })
}

function mountExports(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  mountCalls(app, accountingCalls, {
    makeExport: ({ actor, params, body }) => makeExport(db, actor, params.month, body.format, services),
    exported: async ({ params }, reply) => {
      const { type, name, content } = await readExportFile(db, params.id)
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(content)
    },
  })
}
