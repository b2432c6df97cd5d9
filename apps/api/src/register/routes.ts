import { guestSheetCalls, registerCalls } from '@dvor/contract/calls/guests/register.ts'
import { reportCalls } from '@dvor/contract/calls/guests/reports.ts'
import type { StayTaxFiling, StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { writeForeignerFile } from './foreigner-file.ts'
import { listForeignGuests, listGuestGaps, listRegister } from './list-register.ts'
import { markReported } from './mark-reported.ts'
import { printBook } from './print-book.ts'
import { readSheet, saveGuests } from './save-guests.ts'
import { readRooming, saveRooming } from './rooming-list.ts'
import type { RegisterServices } from './services.ts'
import { showForeigners, showNumber } from './show-number.ts'
import { summariseStayTax } from './summarise-stay-tax.ts'
import { deleteFiling, insertFiling } from './tax-queries.ts'

/** Mounts the guest register, for guests and owner, and the reports to authorities. */
export function mountRegister(app: FastifyInstance, services: Services): void {
  mountSheets(app, services)
  mountLists(app, services)
  mountReports(app, services)
}

function mountSheets(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, guestSheetCalls, {
    guests: ({ params }) => readSheet(db, { token: params.token }, 'guest', services),
    saveGuests: (request) => {
      const condition = { right: 'guest', ifMatch: ifMatchOf(request) } as const
      const { actor, params, body } = request
      return saveGuests(db, actor, { token: params.token }, body, condition, services)
    },
  })
  mountCalls(app, registerCalls, {
    sheet: ({ params }) => readSheet(db, { id: params.id }, 'owner', services),
    save: (request) => {
      const condition = { right: 'owner', ifMatch: ifMatchOf(request) } as const
      const { actor, params, body } = request
      return saveGuests(db, actor, { id: params.id }, body, condition, services)
    },
    rooming: ({ params }) => readRooming(db, params.id),
    saveRooming: (request) => {
      const { actor, params, body } = request
      return saveRooming(db, actor, params.id, body.persons, ifMatchOf(request))
    },
  })
}

function mountLists(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, registerCalls, {
    list: ({ query }) => listRegister(db, query, services),
    book: async ({ actor, query }, reply) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="kniha-hosti-${query.from}-${query.to}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(await printBook(db, actor, query, services)),
    gaps: () => listGuestGaps(db, services),
    showDocument: async ({ actor, params }) => ({
      document_number: await showNumber(db, actor, params.id, services),
    }),
  })
}

function mountReports(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, reportCalls, {
    stayTax: ({ query }) => summariseStayTax(db, query, services),
    fileStayTax: ({ body }) => fileStayTax(db, body, services),
    foreigners: ({ query }) => listForeignGuests(db, query.state, services),
    foreignerSheet: ({ actor, body }) => showForeigners(db, actor, body.ids, services),
    foreignerFile: ({ actor, body }) => writeForeignerFile(db, actor, body, services),
    markReported: async ({ actor, body }) => ({
      reported: await markReported(db, actor, body.ids, services),
    }),
  })
}

/**
 * Marks the stay tax of a period as reported to the municipality, with its sum of now, or takes the mark back. @returns
 * the report. @throws ApiError `query_invalid` for days the wrong way round
 */
async function fileStayTax(
  db: Db,
  { from, to, filed }: StayTaxFiling,
  services: Pick<RegisterServices, 'clock'>,
): Promise<StayTaxReport> {
  return inTransaction(db, async (tx) => {
    const { total } = await summariseStayTax(tx, { from, to }, services)
    if (filed) {
      const filed_at = services.clock.now().toISOString()
      await insertFiling(tx, { day_from: from, day_to: to, amount: total.amount, filed_at })
    } else await deleteFiling(tx, from, to)
    return summariseStayTax(tx, { from, to }, services)
  })
}
