import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { closures } from '@dvor/contract/collections/calendars/closures.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { editReservation } from '../booking/changing/edit-reservation.ts'
import { addTransaction } from '../booking/ledger-transactions.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { systemActor } from '../platform/actor.ts'
import { today as todayBy } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { comingReservations } from '@dvor/sample/content/guests/coming-reservations.ts'
import { olderReservations } from '@dvor/sample/content/guests/older-reservations.ts'
import { pastReservations } from '@dvor/sample/content/guests/past-reservations.ts'
import type { SampleReservation, SampleStep } from '@dvor/sample/content/guests/sample-reservations.ts'
import type { SampleServices } from './fill-sample.ts'
import { readDeposit, recordDeposit } from '../security-deposits/record-deposit.ts'
import { fillRegister } from './fill-register.ts'
import { fillSurveys, type FilledReservation } from './fill-surveys.ts'
import { bookSampleReservation, type SampleIds } from './book-sample-reservation.ts'
import { fillHousekeeping } from './fill-housekeeping.ts'
import { backdate, insertAdded } from './sample-queries.ts'
import type { SampleWriter } from './sample-writer.ts'

/**
 * Adds reservations around today, each made by the use-cases of guests and owner, with the clock of its own day, so
 * that prices, nights, history and deadlines are consistent.
 */
export async function fillReservations(
  writer: SampleWriter,
  ids: SampleIds,
  services: SampleServices,
): Promise<void> {
  const today = todayBy(services.clock)
  // In the order of booking, because the numbers follow it.
  const sampleReservations = [...olderReservations, ...pastReservations, ...comingReservations].toSorted(
    (a, b) => a.booked - b.booked || a.at.localeCompare(b.at),
  )
  const filled: FilledReservation[] = []
  for (const sampleReservation of sampleReservations)
    filled.push({
      sampleReservation,
      reservation: await book(writer.db, sampleReservation, ids, services, today),
    })
  await fillSurveys(writer.db, filled, services)
  await fillClosure(writer, ids, today)
  await fillHousekeeping(writer, ids, today)
}

/** Books a reservation and runs its later steps, each at its own moment. @returns the reservation's id */
async function book(
  db: Db,
  sampleReservation: SampleReservation,
  ids: SampleIds,
  services: SampleServices,
  today: Day,
): Promise<string> {
  const booked = instantAt(addDays(today, sampleReservation.booked), sampleReservation.at)
  const id = await bookSampleReservation(
    db,
    sampleReservation,
    ids,
    { ...services, clock: { now: () => booked } },
    today,
  )
  await backdate(db, id, booked)
  for (const step of sampleReservation.followed ?? []) {
    const moment = instantAt(addDays(today, step.on), step.at)
    const then = { ...services, clock: { now: () => moment } }
    if (step.state === 'checked_in' && !sampleReservation.unregistered)
      await fillRegister(db, id, sampleReservation, then)
    await takeStep(db, id, step, then)
    await backdate(db, id, moment)
  }
  await insertAdded(db, 'reservations', [id])
  return id
}

async function takeStep(db: Db, id: string, step: SampleStep, services: SampleServices): Promise<void> {
  const register_later = step.state === 'checked_in'
  if (step.state) await editReservation(db, systemActor, id, { state: step.state, register_later }, services)
  if (step.securityDeposit) await moveDeposit(db, id, step.securityDeposit, services)
  if (!step.pays) return
  const amount = await dueFor(db, id, step.pays)
  if (amount > 0)
    await addTransaction(
      db,
      systemActor,
      id,
      { kind: 'payment', method: step.method ?? 'cash', amount },
      services,
    )
}

async function moveDeposit(
  db: Db,
  id: string,
  kind: NonNullable<SampleStep['securityDeposit']>,
  services: SampleServices,
): Promise<void> {
  const { agreed: amount } = await readDeposit(db, id)
  await recordDeposit(db, systemActor, id, { kind, method: 'cash', amount }, services)
}

/** Cents: the amount due next, or the whole balance. */
async function dueFor(db: Db, id: string, part: 'deposit' | 'rest'): Promise<number> {
  const reservation = await findReservation(db, { id })
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  return part === 'deposit' ? accountOf(reservation, entries).due_now : reservation.due
}

async function fillClosure(writer: SampleWriter, { units }: SampleIds, today: Day): Promise<void> {
  await writer.add(closures, {
    accommodation_unit: units.jasen,
    day_from: addDays(today, 8),
    day_to: addDays(today, 10),
    kind: 'maintenance',
    reason: 'Brúsime podlahu',
  })
}
