import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { hasSameAges } from '@dvor/booking/services/slots.ts'
import type { Db } from '../../db/database.ts'
import type { Quote } from '../../pricing/quote.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { deleteSlotServices, writeAgreed, type BookedSlotService } from '../../slots/seat-queries.ts'
import { freeSeatsOf, takeSeats } from '../../slots/take-seats.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** The request of a held service. */
export const requestOf = ({ service_slot, day, persons, children }: BookedSlotService): ServiceRequest => ({
  service_slot,
  day,
  persons,
  ...(children.length > 0 && { children_ages: children.map(({ age }) => age) }),
})

const isSame = (a: ServiceRequest, b: ServiceRequest) =>
  a.service_slot === b.service_slot &&
  a.day === b.day &&
  a.persons === b.persons &&
  hasSameAges(a.children_ages, b.children_ages)

/** A price or a name that the owner has changed since the hold is ordered as the breakdown shows it. */
async function agreeAnew(
  db: Db,
  rows: readonly BookedSlotService[],
  requested: readonly ServiceRequest[],
  { requestedSlotServices }: Quote,
): Promise<void> {
  for (const row of rows) {
    const now = requestedSlotServices[requested.findIndex((request) => isSame(requestOf(row), request))]
    if (now && (now.amount !== row.amount || now.title !== row.title)) await writeAgreed(db, row.id, now)
  }
}

/** A locked hold with its slot services. */
export interface HeldServices {
  hold: string
  rows: readonly BookedSlotService[]
}

/**
 * Makes the services of a locked hold match the order. Unchanged services stay held, also when booking for them has
 * ended meanwhile; all others must be bookable now. @throws ApiError `seats_taken`, `not_available`
 */
export async function changeHeldServices(
  db: Db,
  { hold, rows }: HeldServices,
  requested: readonly ServiceRequest[],
  quote: Quote,
  services: BookingServices,
): Promise<void> {
  const removed = rows.filter((row) => !requested.some((request) => isSame(requestOf(row), request)))
  const added = requested.filter((request) => !rows.some((row) => isSame(requestOf(row), request)))
  await agreeAnew(db, rows, requested, quote)
  if (removed.length + added.length === 0) return
  await lockSeats(db, added, services)
  await freeSeatsOf(db, removed)
  await deleteSlotServices(
    db,
    removed.map(({ id }) => id),
  )
  await refuseUnbookable(db, { ...quote, services: added, asOwner: false })
  const requestedSlotServices = added.flatMap(
    (request) => quote.requestedSlotServices[requested.indexOf(request)] ?? [],
  )
  await takeSeats(db, { reservation: hold, requests: added, slots: quote.slots, requestedSlotServices })
}
