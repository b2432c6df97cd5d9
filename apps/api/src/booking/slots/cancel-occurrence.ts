import { momentOf } from '@dvor/booking/stay/moment.ts'
import { isTooSmallGroup, startOf, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { changeWords } from '@dvor/texts/areas.ts'
import type { OccurrenceCancellation } from '@dvor/contract/services/slots.ts'
import { systemActor, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { expireOverdue, expireOverdueOnSlots } from '../../reservations/states/expire-overdue.ts'
import { raiseAlert, type NewAlert } from '../../reservations/alerts/raise-alert.ts'
import { lockReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { takeOff } from './change-slot-services.ts'
import { listBookedOn, listGroupsBefore, markCancelled } from '../../slots/occurrence-queries.ts'
import { serviceInWords } from '../../slots/present-services.ts'
import { findSlots } from '../../slots/queries.ts'
import type { BookedSlotService } from '../../slots/seat-queries.ts'

/** In the language of a guest. */
type Reason = (language: Language) => string

/**
 * Cancels one occurrence for the owner: all seats are freed, prices fall, and guests are notified with the reason.
 * @returns how many reservations had it @throws ApiError `not_found`, `conflict` for one that has begun
 */
export async function cancelOccurrence(
  db: Db,
  actor: Actor,
  { service_slot, day, reason }: OccurrenceCancellation,
  services: BookingServices,
): Promise<number> {
  const offered = (await findSlots(db, [service_slot])).get(service_slot)
  if (!offered) throw notFound('Slot')
  if (startOf(offered.slot, day) <= services.clock.now())
    throw new ApiError('conflict', 'What has begun cannot be called off')
  const why = () => reason
  return inTransaction(db, (tx) => callOff(tx, actor, { offered, day, why }, services))
}

/**
 * Cancels occurrences below the smallest group when booking for them has ended. To be run every few minutes, so that
 * guests have the whole lead time to plan something else.
 */
export async function cancelSmallGroups(db: Db, services: BookingServices): Promise<void> {
  await expireOverdue(db, services)
  const moment = momentOf(services.clock.now())
  const slots = new Map<string, OfferedSlot>()
  for (const { slot, day, persons } of await listGroupsBefore(db, moment.today)) {
    const offered = slots.get(slot) ?? (await findSlots(db, [slot])).get(slot)
    if (!offered || !isTooSmallGroup(offered, day, persons, moment)) continue
    slots.set(slot, offered)
    const off = {
      offered,
      day,
      why: tooFew,
      unless: (coming: number) => !isTooSmallGroup(offered, day, coming, moment),
    }
    await inTransaction(db, (tx) => callOff(tx, systemActor, off, services))
  }
}

const tooFew: Reason = (language) => changeWords[language].tooFew

/** An occurrence that is called off. */
export interface Off {
  offered: OfferedSlot
  day: string
  why: Reason
  /** Keeps the occurrence, depending on the number of persons, counted under the locks. */
  unless?: (persons: number) => boolean
  /** Tells guest and owner of a booking that was taken off; by default that it does not take place. */
  tell?: Tell
}

type Tell = (db: Db, removed: Removed, services: BookingServices) => Promise<void>

/** A booking that was taken off, with its reservation before and after. */
export interface Removed {
  booked: BookedSlotService
  before: Reservation
  changed: Reservation
}

/** Calls off an occurrence in the caller's transaction. @returns how many reservations had it */
export async function callOff(db: Db, actor: Actor, off: Off, services: BookingServices): Promise<number> {
  const where = { slot: off.offered.slot.id, day: off.day }
  await expireOverdueOnSlots(db, [where], services)
  const reservations = new Map<string, Reservation>()
  for (const { reservation } of await listBookedOn(db, where))
    if (!reservations.has(reservation))
      reservations.set(reservation, await lockReservation(db, { id: reservation }))
  const coming = (await listBookedOn(db, where)).filter((row) => reservations.has(row.reservation))
  if (off.unless?.(coming.reduce((sum, { persons }) => sum + persons, 0))) return 0
  await markCancelled(db, where, off.why(homeLanguage), services.clock.now())
  for (const booked of coming) await removeBooking(db, actor, reservations, booked, off, services)
  return new Set(coming.map(({ reservation }) => reservation)).size
}

async function removeBooking(
  db: Db,
  actor: Actor,
  reservations: Map<string, Reservation>,
  booked: BookedSlotService,
  off: Off,
  services: BookingServices,
): Promise<void> {
  const reservation = reservations.get(booked.reservation)
  if (!reservation) return
  const changed = await takeOff(db, actor, reservation, booked, services)
  reservations.set(changed.id, changed)
  const removed = { booked, before: reservation, changed }
  await (off.tell ?? tellOf(off))(db, removed, services)
  await confirmIfPaid(db, changed, services)
}

const tellOf =
  ({ why, offered }: Off): Tell =>
  async (db, { booked, changed }, services) => {
    const more = { service: serviceInWords(booked, changed.language), reason: why(changed.language) }
    await queueReservationEmail(db, changed.id, 'service_cancelled', more, services, `service:${booked.id}`)
    if (changed.state !== 'hold')
      await raiseAlert(db, changed.id, alertOf(offered, booked, changed), services)
  }

/** The alert for the owner: money to return, or a reservation without any services left. */
function alertOf(
  { service }: OfferedSlot,
  { day, time_from }: BookedSlotService,
  reservation: Reservation,
): NewAlert {
  const what = `${service.title} ${formatDay(day)} o ${formatTime(time_from)} sa nekoná`
  if (reservation.due < 0) return { kind: 'refund_due', reason: `${what}, hosťovi treba vrátiť peniaze.` }
  const isEmpty = reservation.arrival === null && reservation.begins === null
  const rest = isEmpty ? 'a v rezervácii nič iné nezostalo.' : 'z rezervácie sme ju vyradili.'
  return { kind: 'service_cancelled', reason: `${what}${isEmpty ? ' ' : ', '}${rest}` }
}
