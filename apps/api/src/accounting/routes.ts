import {
  accountingExport,
  accountingMonthDetail,
  accountingMonths,
  ekasaGap,
  ekasaReceipt,
  exportRequest,
  reopening,
} from '@dvor/contract/money/accounting.ts'
import { transactionLog } from '@dvor/contract/money/ledger.ts'
import { id, month } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, answers } from '../platform/http/typed-routes.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { closeMonth, reopenMonth } from './closings/close-month.ts'
import { listEkasaGaps } from './ekasa/list-gaps.ts'
import { storeEkasa } from './ekasa/store-ekasa.ts'
import { makeExport, readExportFile } from './exports/make-export.ts'
import { readMonth, readMonths } from './read-months.ts'
import type { AccountingServices } from './services.ts'
import { mountTill } from './till/routes.ts'

const tags = ['accounting']
const config = { access: 'admin' } as const
const byId = z.object({ id })
const byMonth = z.object({ month })

/** Mounts the months of accounting with their exports and closings, receipts of the e-kasa, and the till. */
export function mountAccounting(app: FastifyInstance, services: AccountingServices): void {
  mountMonths(app, services)
  mountExports(app, services)
  mountEkasa(app, services)
  mountTill(app, services)
}

function mountMonths(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/accounting-months', {
    config,
    schema: { tags, summary: 'Mesiace účtovníctva', response: answers(accountingMonths) },
    handler: () => readMonths(db, services),
  })
  typed.get('/accounting-months/:month', {
    config,
    schema: {
      tags,
      summary: 'Mesiac účtovníctva',
      params: byMonth,
      response: answers(accountingMonthDetail),
    },
    handler: ({ params }) => readMonth(db, params.month, services),
  })
  typed.post('/accounting-months/:month/closing', {
    config,
    schema: {
      tags,
      summary: 'Uzavretie mesiaca',
      params: byMonth,
      response: answers(accountingMonthDetail),
    },
    handler: async ({ actor, params }) => {
      await closeMonth(db, actor, params.month, services)
      return readMonth(db, params.month, services)
    },
  })
  typed.post('/accounting-months/:month/reopening', {
    config,
    schema: {
      tags,
      summary: 'Opätovné otvorenie mesiaca',
      params: byMonth,
      body: reopening,
      response: answers(accountingMonthDetail),
    },
    handler: async ({ actor, params, body }) => {
      await reopenMonth(db, actor, params.month, body.reason, services)
      return readMonth(db, params.month, services)
    },
  })
}

function mountExports(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.post('/accounting-months/:month/exports', {
    config,
    schema: {
      tags,
      summary: 'Export mesiaca pre účtovníka',
      params: byMonth,
      body: exportRequest,
      response: answers(accountingExport),
    },
    handler: ({ actor, params, body }) => makeExport(db, actor, params.month, body.format, services),
  })
  typed.get('/accounting-exports/:id/file', {
    config,
    schema: {
      tags,
      summary: 'Súbor exportu',
      params: byId,
      response: fileAnswer('application/octet-stream'),
    },
    handler: async ({ params }, reply) => {
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

function mountEkasa(app: FastifyInstance, { db }: AccountingServices): void {
  const typed = typedApp(app)
  typed.get('/ekasa-gaps', {
    config,
    schema: { tags, summary: 'Platby bez dokladu e-kasy', response: answers(z.array(ekasaGap)) },
    handler: () => listEkasaGaps(db),
  })
  typed.put('/transaction-logs/:id/ekasa', {
    config,
    schema: {
      tags,
      summary: 'Doklad e-kasy k platbe',
      params: byId,
      body: ekasaReceipt,
      response: answers(transactionLog),
    },
    handler: ({ actor, params, body }) => storeEkasa(db, actor, params.id, body),
  })
}
