import type {
  ClearedCounts,
  Kept,
  PersonalDataRun,
  PersonOverview,
  PersonQuery,
} from '@dvor/contract/privacy/personal-data.ts'
import { asc, or } from 'drizzle-orm'
import { systemActor, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import type { Clock } from '../platform/clock.ts'
import { releaseOffer } from '../waiting-list/guest-page.ts'
import { roomingPersons } from '../db/schema/reservations/guest-register.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { sweepStoredEmails } from '../messaging/stored-emails.ts'
import { deleteGuests } from '../guests/delete-guests.ts'
import { forgetAbsentGuests } from '../reservations/states/forget-guests.ts'
import { readSettings } from '../property/settings.ts'
import { clearEmails, clearSurveys, deleteEnquiries, deleteIncoming } from './clearing/clear-messages.ts'
import { clearReservations } from './clearing/clear-reservations.ts'
import {
  boughtBy,
  demandsOf,
  emailsOf,
  givenTo,
  guestsOf,
  listedOf,
  incomingOf,
  messagesOf,
  ofReservations,
  surveysOf,
  gatheringsOf,
  waitingOf,
} from './conditions.ts'
import type { PrivacyServices } from './export-person.ts'
import { clearVouchers, vouchersOf } from './clearing/clear-vouchers.ts'
import { findObstacle } from './find-obstacle.ts'
import { listKept } from './list-kept.ts'
import { findPerson, type Person } from './person.ts'
import { readPerson } from './read-person.ts'
import { insertRun } from './run-queries.ts'

/**
 * Erases a person: everything but the records that the law wants. @returns the receipt, which names nobody
 * @throws ApiError `not_found` where nothing is stored, `open_stay` while a stay is not over, money is to be given
 * back or a bought voucher can be returned
 */
export async function erasePerson(
  actor: Actor,
  query: PersonQuery,
  { db, clock, dataDir }: PrivacyServices,
): Promise<PersonalDataRun> {
  const now = clock.now()
  const run = await inTransaction(db, async (tx) => {
    const person = await findPerson(tx, query)
    await lockRecords(tx, person)
    const obstacle = await findObstacle(tx, person, clock)
    if (obstacle)
      throw new ApiError(
        'open_stay',
        'A stay is not over, money is to be given back, or a voucher can be returned',
        {
          details: obstacle,
        },
      )
    await releaseOffers(tx, actor, person, clock)
    const { cleared, kept } = await clearPerson(tx, actor, person, now)
    if (isNothing(cleared) && kept.length === 0 && person.reservations.length === 0) throw notFound('Person')
    return insertRun(tx, actor, { kind: 'erasure', cleared, kept, now })
  })
  await sweepStoredEmails({ db, dataDir })
  return run
}

const isNothing = (cleared: ClearedCounts) => Object.keys(cleared).length === 0

/** Nights that a waiting person is offered are free for the next one, as after a deleted entry. */
async function releaseOffers(db: Db, actor: Actor, person: Person, clock: Clock): Promise<void> {
  const entries = await db.select().from(waitingListRows).where(waitingOf(person)).orderBy(waitingListRows.id)
  for (const entry of entries) await releaseOffer(db, actor, entry, clock)
}

/** In the order of their ids, so that two transactions wait for each other instead of deadlocking. */
async function lockRecords(db: Db, person: Person): Promise<void> {
  await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(ofReservations(reservations.id, person))
    .orderBy(asc(reservations.id))
    .for('update')
  await db
    .select({ id: voucherRows.id })
    .from(voucherRows)
    .where(or(boughtBy(person), givenTo(person)))
    .orderBy(asc(voucherRows.id))
    .for('update')
}

async function clearPerson(
  db: Db,
  actor: Actor,
  person: Person,
  now: Date,
): Promise<{ cleared: ClearedCounts; kept: Kept[] }> {
  const { retention_days } = await readSettings(db)
  await deleteGuests(db, guestsOf(person))
  const { rowCount: listed } = await db.delete(roomingPersons).where(listedOf(person))
  const counts: Required<Omit<ClearedCounts, 'retention_traces_days' | 'accounting'>> = {
    retention_days: await forgetAbsentGuests(db, ofReservations(reservations.id, person)),
    retention_emails_days:
      (await clearEmails(db, emailsOf(person))) + (await deleteIncoming(db, incomingOf(person))),
    retention_enquiries_days: await deleteEnquiries(db, {
      messages: messagesOf(person),
      demands: demandsOf(person),
      waiting: waitingOf(person),
      gatherings: gatheringsOf(person),
    }),
    retention_surveys_days: await clearSurveys(db, surveysOf(person), true),
    retention_history_days: 0,
    retention_reservations_days:
      (await clearReservations(db, actor, ofReservations(reservations.id, person), now)) +
      (await clearVouchers(db, vouchersOf(person))) +
      (listed ?? 0),
  }
  const cleared = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  return { cleared, kept: await listKept(db, person, retention_days) }
}

/**
 * The data stored about a person, and the effect of an erasure now; empty where nothing is stored.
 * @throws ApiError `not_found` for an unknown reservation
 */
export async function describePerson(
  query: PersonQuery,
  { db, clock, appSecret }: PrivacyServices,
): Promise<PersonOverview> {
  return inDryRun(db, true, async (tx) => {
    const person = await findPerson(tx, query)
    const sections = await readPerson(tx, person, { language: 'sk', appSecret, numbers: false })
    const obstacle = await findObstacle(tx, person, clock)
    const { cleared, kept } = await clearPerson(tx, systemActor, person, clock.now())
    return {
      email: person.email,
      sections: sections.map(({ name, label, records }) => ({ name, label, count: records.length })),
      cleared,
      kept,
      obstacle,
    }
  })
}
