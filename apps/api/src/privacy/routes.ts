import { ownDataCalls, personalDataCalls } from '@dvor/contract/calls/guests/personal-data.ts'
import type { PersonalDataState } from '@dvor/contract/privacy/personal-data.ts'
import { retentionSettings } from '@dvor/contract/privacy/retention.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { inDryRun } from '../db/dry-run.ts'
import { notFound } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { clearDue } from './clear-expired.ts'
import { describePerson, erasePerson } from './erase-person.ts'
import { exportOwnReservation, exportPerson } from './export-person.ts'
import { personPdf } from './person-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { findRun, listRuns } from './run-queries.ts'

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

/** The times of retention, the number of records that a run at this moment would clear, and the latest runs. */
async function readState({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PersonalDataState> {
  const settings = await readSettings(db)
  const counts = await inDryRun(db, true, (tx) => clearDue(tx, clock.now()))
  return {
    due: retentionSettings.map((setting) => ({
      setting,
      days: settings[setting],
      count: counts[setting] ?? 0,
    })),
    runs: await listRuns(db),
  }
}

function mountExport(app: FastifyInstance, services: Services): void {
  mountCalls(app, personalDataCalls, {
    json: ({ actor, query: { numbers, ...person } }) =>
      exportPerson(actor, person, numbers === 'true', services),
    pdf: async ({ actor, query: { numbers, ...person } }, reply) => {
      const personExport = await exportPerson(actor, person, numbers === 'true', services)
      return sendPdf(reply, await personPdf(personExport, 'everything', 'sk'), 'osobne-udaje')
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
      const reservationExport = await exportOwnReservation(params.token, services)
      return sendPdf(
        reply,
        await personPdf(reservationExport, 'own', reservationExport.language),
        'osobne-udaje',
      )
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
