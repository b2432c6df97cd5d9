import {
  exportQuery,
  personalDataRun,
  personalDataState,
  personBody,
  personExport,
  personOverview,
  personQuery,
} from '@dvor/contract/privacy/personal-data.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { typedApp, answers } from '../platform/http/typed-routes.ts'
import { notFound } from '../platform/errors.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { describePerson, erasePerson } from './erase-person.ts'
import { exportOwnReservation, exportPerson } from './export-person.ts'
import { personPdf } from './person-pdf.ts'
import { readState } from './read-state.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { findRun } from './run-queries.ts'

const tags = ['personal-data']
const config = { access: 'admin' } as const

/** Mounts the overview, export and erasure of personal data. */
export function mountPrivacy(app: FastifyInstance, services: Services): void {
  mountOverview(app, services)
  mountExport(app, services)
  mountOwnExport(app, services)
}

function mountOverview(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/personal-data', {
    config,
    schema: {
      tags,
      summary: 'Uchovávanie osobných údajov: časy, čo sa vymaže pri ďalšom behu, posledné behy',
      response: answers(personalDataState),
    },
    handler: () => readState(services),
  })
  typed.get('/personal-data/person', {
    config,
    schema: {
      tags,
      summary: 'Čo je uložené o jednej osobe a čo by spravil výmaz',
      querystring: personQuery,
      response: answers(personOverview),
    },
    handler: ({ query }) => describePerson(query, services),
  })
  typed.post('/personal-data/erasures', {
    config,
    schema: {
      tags,
      summary: 'Výmaz osoby s potvrdením o tom, čo zostáva',
      body: personBody,
      response: answers(personalDataRun),
    },
    handler: ({ actor, body }) => erasePerson(actor, body, services),
  })
  typed.get('/personal-data/erasures/:id/receipt.pdf', {
    config,
    schema: {
      tags,
      summary: 'Potvrdenie o výmaze v PDF',
      params: z.object({ id }),
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ params }, reply) => {
      const run = await findRun(db, params.id)
      if (run.kind !== 'erasure') throw notFound('Receipt')
      return sendPdf(reply, await receiptPdf(db, run), 'potvrdenie-o-vymaze')
    },
  })
}

function mountExport(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.get('/personal-data/export.json', {
    config,
    schema: {
      tags,
      summary: 'Všetky údaje o jednej osobe',
      querystring: exportQuery,
      response: answers(personExport),
    },
    handler: ({ actor, query: { numbers, ...person } }) =>
      exportPerson(actor, person, numbers === 'true', services),
  })
  typed.get('/personal-data/export.pdf', {
    config,
    schema: {
      tags,
      summary: 'Všetky údaje o jednej osobe v PDF',
      querystring: exportQuery,
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ actor, query: { numbers, ...person } }, reply) => {
      const made = await exportPerson(actor, person, numbers === 'true', services)
      return sendPdf(reply, await personPdf(made, 'everything', 'sk'), 'osobne-udaje')
    },
  })
}

const byToken = z.object({ token: reservationToken })

function mountOwnExport(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const own = { access: 'token' } as const
  typed.get('/reservation-details/:token/personal-data.json', {
    config: own,
    schema: {
      tags,
      summary: 'Údaje hosťa k vlastnej rezervácii',
      params: byToken,
      response: answers(personExport),
    },
    handler: async ({ params }, reply) => {
      const { language: _, ...made } = await exportOwnReservation(params.token, services)
      reply.header('content-disposition', 'attachment; filename="osobne-udaje.json"')
      return made
    },
  })
  typed.get('/reservation-details/:token/personal-data.pdf', {
    config: own,
    schema: {
      tags,
      summary: 'Údaje hosťa k vlastnej rezervácii v PDF',
      params: byToken,
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ params }, reply) => {
      const made = await exportOwnReservation(params.token, services)
      return sendPdf(reply, await personPdf(made, 'own', made.language), 'osobne-udaje')
    },
  })
}

const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .serializer((content: unknown) => content as string)
    .send(pdf)
