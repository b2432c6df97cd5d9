import type { ServiceAddition } from '@dvor/contract/services/slots.ts'
import { systemActor, type Actor } from '../../platform/actor.ts'
import { changeWords } from '@dvor/texts/areas.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { refuseImpossible, refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { lockForServices } from '../changing/lock-for-services.ts'
import { differenceOf, quoteForChange, storePrice, storeQuote } from '../changing/reprice.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { serviceInWords } from '../../slots/present-services.ts'
import {
  deleteSlotServices,
  findSlotService,
  listSlotServices,
  type BookedSlotService,
} from '../../slots/seat-queries.ts'
import { freeSeatsOf, takeSeats } from '../../slots/take-seats.ts'

/** A change that is only previewed, or stored for the version that was read. */
interface ChangeOptions {
  dryRun: boolean
  /** `updatedAt` of the reservation that its editor had read. */
  ifMatch?: string | undefined
}

type Difference = ReturnType<typeof differenceOf>

/**
 * Adds a slot service to a reservation: takes its seats, computes the price again and e-mails the guest. A dry run
 * only returns the price. @throws ApiError `stale`, `seats_taken`, `not_available`, `price_changed`,
 * `transition_not_allowed`, `invalid`
 */
export async function addSlotService(
  db: Db,
  actor: Actor,
  id: string,
  { expected_total, ...request }: ServiceAddition,
  { dryRun, ifMatch }: ChangeOptions,
  services: BookingServices,
): Promise<Difference> {
  return inTransaction(db, async (tx) => {
    // All use-cases lock in this order: slots, overdue reservations on them, then the reservation.
    await lockSeats(tx, [request], services)
    const reservation = await lockForServices(tx, actor, id, ifMatch)
    const quote = await quoteForChange(tx, reservation, { services: [request] }, services)
    await refuseUnbookable(tx, { ...quote, services: [request], asOwner: true })
    const difference = differenceOf(reservation, quote.price)
    if (dryRun) return difference
    refuseOtherTotal(expected_total, quote.price)
    await takeSeats(tx, { reservation: id, requests: [request], ...quote })
    const [added] = quote.requestedSlotServices
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'service added',
      after: added,
    })
    const changed = await storeQuote(tx, actor, reservation, quote, services)
    if (added) await queueAdditionNotice(tx, changed, added, services)
    await noteRefund(tx, changed, 'Služby sa zmenili.', services)
    return difference
  })
}

async function queueAdditionNotice(
  db: Db,
  { id, language }: Reservation,
  added: Parameters<typeof serviceInWords>[0],
  services: BookingServices,
): Promise<void> {
  const changes = changeWords[language].weAdded(serviceInWords(added, language))
  await queueReservationEmail(db, id, 'reservation_changed', { changes }, services)
}

/** Price without a booked slot service; changes nothing. @throws ApiError as `removeSlotService` */
export async function previewRemoval(
  db: Db,
  bookedId: string,
  services: BookingServices,
): Promise<Difference> {
  return inTransaction(db, async (tx) => {
    const { reservation, rest } = await lockBooked(tx, systemActor, bookedId)
    const quote = await quoteForChange(tx, reservation, { agreedSlotServices: rest }, services)
    refuseImpossible(quote.price)
    return differenceOf(reservation, quote.price)
  })
}

/**
 * Removes a slot service from a reservation: frees its seats, computes the price again, keeps its last state in the
 * history and e-mails the guest once. @throws ApiError `transition_not_allowed` for a
 * reservation that is given up, `invalid` for a price below zero, `not_found`
 */
export async function removeSlotService(
  db: Db,
  actor: Actor,
  bookedId: string,
  services: BookingServices,
  { ifMatch }: Pick<ChangeOptions, 'ifMatch'> = {},
): Promise<BookedSlotService> {
  return inTransaction(db, async (tx) => {
    const { reservation, booked } = await lockBooked(tx, actor, bookedId, ifMatch)
    const changed = await takeOff(tx, actor, reservation, booked, services)
    refuseImpossible(changed.price)
    const service = serviceInWords(booked, reservation.language)
    await queueReservationEmail(
      tx,
      reservation.id,
      'service_removed',
      { service },
      services,
      `service:${bookedId}`,
    )
    await confirmIfPaid(tx, changed, services)
    await noteRefund(tx, changed, 'Služby sa zmenili.', services)
    return booked
  })
}

async function lockBooked(db: Db, actor: Actor, bookedId: string, ifMatch?: string) {
  const service = await findSlotService(db, bookedId)
  if (!service) throw notFound('Service of a reservation')
  const reservation = await lockForServices(db, actor, service.reservation, ifMatch)
  const all = (await listSlotServices(db, [reservation.id])).get(reservation.id) ?? []
  const booked = all.find(({ id }) => id === bookedId)
  if (!booked) throw notFound('Service of a reservation')
  return { reservation, booked, rest: all.filter(({ id }) => id !== bookedId) }
}

/**
 * Frees the seats of one service of a locked reservation and prices the rest, which may come below zero. Its last state
 * stays in the history.
 */
export async function takeOff(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  booked: BookedSlotService,
  services: BookingServices,
): Promise<Reservation> {
  await freeSeatsOf(db, [booked])
  await deleteSlotServices(db, [booked.id])
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'service removed',
    before: booked,
  })
  const quote = await quoteForChange(db, reservation, {}, services)
  return storePrice(db, actor, reservation, quote, services)
}
