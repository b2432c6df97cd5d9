import { ownDataCalls, personalDataCalls } from '@dvor/contract/calls/guests/personal-data.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { describePerson, erasePerson } from './erase-person.ts'
import { exportOwnReservation, exportPerson } from './export-person.ts'
import { personPdf } from './person-pdf.ts'
import { readState } from './read-state.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { findRun } from './run-queries.ts'

/** Mounts the overview, export and erasure of personal data. */
export function mountPrivacy(app: FastifyInstance, services: Services): void {
  mountOverview(app, services)
  mountExport(app, services)
  mountOwnExport(app, services)
}

function mountOverview(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, personalDataCalls, {
    state: () => readState(services),
    person: ({ query }) => describePerson(query, services),
    erase: ({ actor, body }) => erasePerson(actor, body, services),
    receipt: async ({ params }, reply) => {
      const run = await findRun(db, params.id)
      if (run.kind !== 'erasure') throw notFound('Receipt')
      return sendPdf(reply, await receiptPdf(db, run), 'potvrdenie-o-vymaze')
    },
  })
}

function mountExport(app: FastifyInstance, services: Services): void {
  mountCalls(app, personalDataCalls, {
    json: ({ actor, query: { numbers, ...person } }) =>
      exportPerson(actor, person, numbers === 'true', services),
    pdf: async ({ actor, query: { numbers, ...person } }, reply) => {
      const made = await exportPerson(actor, person, numbers === 'true', services)
      return sendPdf(reply, await personPdf(made, 'everything', 'sk'), 'osobne-udaje')
    },
  })
}

function mountOwnExport(app: FastifyInstance, services: Services): void {
  mountCalls(app, ownDataCalls, {
    json: async ({ params }, reply) => {
      const { language: _, ...made } = await exportOwnReservation(params.token, services)
      reply.header('content-disposition', 'attachment; filename="osobne-udaje.json"')
      return made
    },
    pdf: async ({ params }, reply) => {
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
