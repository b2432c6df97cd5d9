import { finishedStates } from '@dvor/booking/reservation/states.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { and, asc, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { systemActor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Attachment } from '../../db/schema/messages/email-content.ts'
import { closedMonthOf } from '../../platform/closed-month.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { readEmailFacts } from '../../messaging/queries.ts'
import { queueEmails } from '../../messaging/queue-email.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { closeAlertsOfKind } from '../../reservations/alerts/settle-alerts.ts'
import { guestEmail } from '../../reservations/emails/email-requests.ts'
import { subjectOf } from '../../reservations/emails/email-subject.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listStayViews } from '../../reservations/queries/stay-queries.ts'
import { compareSums, hasOtherSum } from '../compare-sums.ts'
import { listLive, type InvoiceRow } from '../document-queries.ts'
import { issueIn } from '../issue-document.ts'
import { documentFileName, keepDocument } from '../keep-document.ts'

/**
 * Days after the departure on which an employee may still hand in the documents (Labour Code, section 152a; docs/law.md,
 * Recreation allowance).
 */
const handInDays = 30

/** Largest number in one run; the next run goes on. */
const most = 50

type Needs = BookingServices & Pick<Services, 'db' | 'documentFiles' | 'files' | 'log'>

/**
 * Issues and sends the documents of the recreation allowance once for each stay that has ended and is paid: the invoice
 * with the participants and the confirmation of the stay. Where they cannot be issued (a closed month, too), or an
 * invoice issued before is on another sum, the owner gets an alert and the next run tries again.
 */
export async function sendAllowanceDocuments(services: Needs): Promise<void> {
  const { db, clock } = services
  for (const id of await listWaitingAllowances(db, todayIn(clock.now()))) await attempt(services, id)
}

/** Ended and paid stays whose guest asked for the documents and has not got them yet. */
async function listWaitingAllowances(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inArray(reservations.state, finishedStates),
        isNotNull(reservations.recreation_allowance),
        isNull(reservations.allowance_sent_at),
        gte(reservations.departure, addDays(today, -handInDays)),
        lte(reservations.due, 0),
      ),
    )
    .orderBy(asc(reservations.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

async function attempt(services: Needs, id: string): Promise<void> {
  try {
    const issued = await inTransaction(services.db, (tx) => sendIn(tx, id, services))
    for (const row of issued) await keepDocument(services, row)
  } catch (error) {
    const refusal = closedMonthOf(error) ?? error
    if (!(refusal instanceof ApiError)) throw error
    services.log.info({ code: refusal.code, details: refusal.extras.details }, 'an allowance waits')
    await remindOwner(services, id, refusal)
  }
}

const steps: Partial<Record<ErrorCode, string>> = {
  document_exists:
    'Faktúra je však na inú sumu, než má byť. Urobte k nej dobropis, potom odídu samy s novou faktúrou.',
  period_closed: 'Mesiac pobytu je však v účtovníctve uzavretý. Otvorte ho, potom odídu samy.',
}

async function remindOwner(services: Needs, id: string, { code }: ApiError): Promise<void> {
  const step = steps[code] ?? 'Doplňte v nastaveniach údaje podniku, potom odídu samy.'
  const reason = `Hosť čaká na doklady k príspevku na rekreáciu. ${step}`
  await inTransaction(services.db, async (tx) => {
    await lockReservation(tx, { id })
    await noteAlert(tx, id, { kind: 'allowance_waits', reason }, services)
  })
}

/**
 * @returns the documents; none where another run was first @throws ApiError as `issueDocument`; `document_exists` for a
 * live invoice on another sum, which is to be credited first
 */
async function sendIn(db: Db, id: string, services: Needs): Promise<InvoiceRow[]> {
  const reservation = await lockReservation(db, { id })
  if (reservation.allowance_sent_at !== null || reservation.recreation_allowance === null) return []
  const [invoice] = await listLive(db, id, 'invoice')
  if (invoice && hasOtherSum((await compareSums(db, [id])).get(id)))
    throw new ApiError('document_exists', 'The invoice is on another sum')
  const issued = [
    ...(invoice ? [invoice] : await issueIn(db, systemActor, id, { kind: 'invoice', persons: [] }, services)),
    ...(await issueIn(db, systemActor, id, { kind: 'stay_confirmation', persons: [] }, services)),
  ]
  await queueDocuments(db, reservation, issued, services)
  const now = services.clock.now()
  await updateReservation(db, id, { allowance_sent_at: now.toISOString() }, now)
  await closeAlertsOfKind(db, id, 'allowance_waits', services)
  return issued
}

/** Writes the e-mail with the documents; a guest without an address finds them on the page of the reservation. */
async function queueDocuments(
  db: Db,
  reservation: Reservation,
  documents: readonly InvoiceRow[],
  services: Needs,
): Promise<void> {
  const property = await readEmailFacts(db, ['allowance_documents'])
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  const subject = subjectOf(reservation, stays, property.settings, services)
  const request = guestEmail(subject, 'allowance_documents', {}, `allowance:${reservation.id}`)
  if (!request) return
  const attachments = documents.map((row): Attachment => ({
    kind: 'document',
    filename: `${documentFileName(row)}.pdf`,
    document: row.id,
  }))
  await queueEmails(db, property, [{ ...request, attachments }])
}
