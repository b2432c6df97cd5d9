import {
  documentShown,
  foreignerChoice,
  foreignerFile,
  foreignerFileRequest,
  foreignerQuery,
  guestGap,
  guestList,
  guestRegister,
  guestSheet,
  ownersGuestList,
  registerBookQuery,
  registerEntry,
  registerQuery,
} from '@dvor/contract/guests/guest-register.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { stayTaxFiling, stayTaxQuery, stayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, answers } from '../platform/http/typed-routes.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import type { Services } from '../platform/services.ts'
import { fileStayTax } from './file-stay-tax.ts'
import { writeForeignerFile } from './foreigner-file.ts'
import { listForeignGuests, listGuestGaps, listRegister } from './list-register.ts'
import { markReported } from './mark-reported.ts'
import { printBook } from './print-book.ts'
import { readSheet, saveGuests } from './save-guests.ts'
import { showForeigners, showNumber } from './show-number.ts'
import { summariseStayTax } from './summarise-stay-tax.ts'

const tags = ['register']
const byId = z.object({ id })
const byToken = z.object({ token: reservationToken })
const admins = { access: 'admin' } as const

/** Mounts the guest register, for guests and owner, and the reports to authorities. */
export function mountRegister(app: FastifyInstance, services: Services): void {
  mountSheets(app, services)
  mountLists(app, services)
  mountStayTax(app, services)
  mountReports(app, services)
}

function mountSheets(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/reservation-details/:token/guests', {
    config: { access: 'token' },
    schema: { tags, summary: 'Hostia pobytu', params: byToken, response: answers(guestSheet) },
    handler: ({ params }) => readSheet(db, { token: params.token }, 'guest', services),
  })
  typed.put('/reservation-details/:token/guests', {
    config: { access: 'token' },
    schema: {
      tags,
      summary: 'Hostia pobytu: vyplniť',
      params: byToken,
      body: guestList,
      response: answers(guestSheet),
    },
    handler: (request) => {
      const condition = { right: 'guest', ifMatch: ifMatchOf(request) } as const
      const { actor, params, body } = request
      return saveGuests(db, actor, { token: params.token }, body, condition, services)
    },
  })
  typed.get('/reservations/:id/guests', {
    config: admins,
    schema: { tags, summary: 'Hostia rezervácie', params: byId, response: answers(guestSheet) },
    handler: ({ params }) => readSheet(db, { id: params.id }, 'owner', services),
  })
  typed.put('/reservations/:id/guests', {
    config: admins,
    schema: {
      tags,
      summary: 'Hostia rezervácie: zapísať',
      params: byId,
      body: ownersGuestList,
      response: answers(guestSheet),
    },
    handler: (request) => {
      const condition = { right: 'owner', ifMatch: ifMatchOf(request) } as const
      const { actor, params, body } = request
      return saveGuests(db, actor, { id: params.id }, body, condition, services)
    },
  })
}

function mountLists(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/guest-register', {
    config: admins,
    schema: { tags, summary: 'Kniha hostí', querystring: registerQuery, response: answers(guestRegister) },
    handler: ({ query }) => listRegister(db, query, services),
  })
  typed.get('/guest-register/book.pdf', {
    config: admins,
    schema: {
      tags,
      summary: 'Kniha hostí na kontrolu',
      querystring: registerBookQuery,
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ actor, query }, reply) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="kniha-hosti-${query.from}-${query.to}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(await printBook(db, actor, query, services)),
  })
  typed.get('/guest-gaps', {
    config: admins,
    schema: { tags, summary: 'Kto ešte nie je v knihe hostí', response: answers(z.array(guestGap)) },
    handler: () => listGuestGaps(db, services),
  })
  typed.post('/guest-register/:id/document', {
    config: admins,
    schema: { tags, summary: 'Číslo dokladu', params: byId, response: answers(documentShown) },
    handler: async ({ actor, params }) => ({
      document_number: await showNumber(db, actor, params.id, services),
    }),
  })
}

function mountStayTax(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/stay-tax', {
    config: admins,
    schema: {
      tags,
      summary: 'Daň za ubytovanie',
      querystring: stayTaxQuery,
      response: answers(stayTaxReport),
    },
    handler: ({ query }) => summariseStayTax(db, query, services),
  })
  typed.put('/stay-tax/filing', {
    config: admins,
    schema: {
      tags,
      summary: 'Daň za ubytovanie: výkaz je podaný',
      body: stayTaxFiling,
      response: answers(stayTaxReport),
    },
    handler: ({ body }) => fileStayTax(db, body, services),
  })
}

function mountReports(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/foreigner-reports', {
    config: admins,
    schema: {
      tags,
      summary: 'Cudzinci na hlásenie',
      querystring: foreignerQuery,
      response: answers(z.array(registerEntry)),
    },
    handler: ({ query }) => listForeignGuests(db, query.state, services),
  })
  typed.post('/foreigner-reports/sheet', {
    config: admins,
    schema: {
      tags,
      summary: 'Hlásenie cudzincov s číslami dokladov',
      body: foreignerChoice,
      response: answers(z.array(registerEntry)),
    },
    handler: ({ actor, body }) => showForeigners(db, actor, body.ids, services),
  })
  typed.post('/foreigner-reports/file', {
    config: admins,
    schema: {
      tags,
      summary: 'Hlásenie cudzincov ako súbor CSV alebo XML',
      body: foreignerFileRequest,
      response: answers(foreignerFile),
    },
    handler: ({ actor, body }) => writeForeignerFile(db, actor, body, services),
  })
  typed.post('/foreigner-reports', {
    config: admins,
    schema: {
      tags,
      summary: 'Cudzinci sú nahlásení',
      body: foreignerChoice,
      response: answers(z.object({ reported: z.int() })),
    },
    handler: async ({ actor, body }) => ({ reported: await markReported(db, actor, body.ids, services) }),
  })
}
