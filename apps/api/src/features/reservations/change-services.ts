import type { CommonServiceWish } from '@dvor/contract/quotes.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { queueReservationEmail } from './emails.ts'
import { lockReservation, type Reservation } from './queries.ts'
import { offerForChange, storeOffer } from './reprice.ts'
import { findBookedService, listBookedServices, type BookedService } from './service-queries.ts'
import type { BookingServices } from './services.ts'

async function chosen(db: Db, reservation: string): Promise<BookedService[]> {
  const booked = (await listBookedServices(db, [reservation])).get(reservation) ?? []
  return booked.filter(({ mandatory, common_service }) => !mandatory && common_service !== null)
}

const wishOf = ({ common_service, quantity }: BookedService): CommonServiceWish => ({
  common_service: common_service ?? '',
  quantity,
})

/** Adds a common service to a reservation and prices it anew. @throws ApiError `invalid`, `not_found` */
export async function addService(
  db: Db,
  actor: Actor,
  id: string,
  wish: CommonServiceWish,
  services: BookingServices,
): Promise<Reservation> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    const wishes = [...(await chosen(tx, id)).map(wishOf), wish]
    const offer = await offerForChange(tx, reservation, { common_services: merged(wishes) }, services)
    return storeOffer(tx, actor, reservation, offer, services)
  })
}

/** The same service twice is one with the sum of both. */
function merged(wishes: readonly CommonServiceWish[]): CommonServiceWish[] {
  const quantities = new Map<string, number>()
  for (const { common_service, quantity } of wishes)
    quantities.set(common_service, (quantities.get(common_service) ?? 0) + quantity)
  return [...quantities].map(([common_service, quantity]) => ({ common_service, quantity }))
}

/**
 * Takes a common service off a reservation, prices it anew and tells the guest.
 * @throws ApiError `conflict` for a mandatory one, `not_found`
 */
export async function removeService(
  db: Db,
  actor: Actor,
  bookedId: string,
  services: BookingServices,
): Promise<BookedService> {
  return inTransaction(db, async (tx) => {
    const found = await findBookedService(tx, bookedId)
    if (!found) throw notFound('Service of a reservation')
    if (found.mandatory) throw new ApiError('conflict', 'A mandatory service cannot be taken off')
    const reservation = await lockReservation(tx, { id: found.reservation })
    const rest = (await chosen(tx, reservation.id)).filter(({ id }) => id !== bookedId)
    const offer = await offerForChange(tx, reservation, { common_services: rest.map(wishOf) }, services)
    await storeOffer(tx, actor, reservation, offer, services)
    await queueReservationEmail(tx, reservation.id, 'service_removed', { service: found.title }, services)
    return found
  })
}
