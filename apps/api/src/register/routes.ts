import { guestSheetCalls, registerCalls } from '@dvor/contract/calls/guests/register.ts'
import { reportCalls } from '@dvor/contract/calls/guests/reports.ts'
import type { FastifyInstance } from 'fastify'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { fileStayTax } from './file-stay-tax.ts'
import { writeForeignerFile } from './foreigner-file.ts'
import { listForeignGuests, listGuestGaps, listRegister } from './list-register.ts'
import { markReported } from './mark-reported.ts'
import { printBook } from './print-book.ts'
import { readSheet, saveGuests } from './save-guests.ts'
import { showForeigners, showNumber } from './show-number.ts'
import { summariseStayTax } from './summarise-stay-tax.ts'

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
