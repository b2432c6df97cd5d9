import type { AgreedService } from '@dvor/booking/slot-lines.ts'
import type { CommonServiceWish, PriceBreakdown, StayWish } from '@dvor/contract/quotes.ts'
import type { ServiceWish } from '@dvor/contract/slots.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { recordChange } from '../history/queries.ts'
import { makeOffer, type Offer } from '../quotes/offer.ts'
import { listSlotServices } from '../slots/seat-queries.ts'
import { refreshDue } from './record-transaction.ts'
import { listStays, updateReservation, type Reservation } from './queries.ts'
import { listBookedServices, replaceBookedServices } from './service-queries.ts'
import { bookedServiceRows } from './service-rows.ts'
import type { BookingServices } from './services.ts'
import { summaryOf, wishesOf } from './stay-rows.ts'

/** What a reservation is made of, where it differs from how it stands. */
export interface Composition {
  stays?: readonly StayWish[]
  /** Further slot services, at today's price. */
  services?: readonly ServiceWish[]
  /** Slot services that stay, at the price that was agreed. */
  agreedServices?: readonly AgreedService[]
  common_services?: readonly CommonServiceWish[]
}

/** Services that the guest has chosen, as wishes; mandatory ones come by themselves. */
async function chosenServices(db: Db, reservation: string): Promise<CommonServiceWish[]> {
  const booked = (await listBookedServices(db, [reservation])).get(reservation) ?? []
  return booked.flatMap(({ mandatory, common_service, quantity }) =>
    mandatory || !common_service ? [] : [{ common_service, quantity }],
  )
}

/**
 * The price of a reservation as it would be. Its own coupon stays valid for it: the use is counted already, so its
 * limits are not asked again.
 */
export async function offerForChange(
  db: Db,
  reservation: Reservation,
  change: Composition,
  services: BookingServices,
): Promise<Offer> {
  const stays = change.stays ?? wishesOf(await listStays(db, reservation.id))
  const common_services = change.common_services ?? (await chosenServices(db, reservation.id))
  const agreedServices =
    change.agreedServices ?? (await listSlotServices(db, [reservation.id])).get(reservation.id) ?? []
  const parts = { stays, common_services, agreedServices, services: change.services }
  return makeOffer(db, { ...parts, agreedCoupon: reservation.coupon }, services.clock)
}

/** Stores a new price with everything that follows from it: services, summary, what is left to pay, history. */
export async function storeOffer(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  offer: Offer,
  services: BookingServices,
): Promise<Reservation> {
  const wishes = offer.input.stays.map(({ wish }) => wish)
  await replaceBookedServices(db, reservation.id, bookedServiceRows(offer))
  await updateReservation(db, reservation.id, summaryOf(wishes, offer.price), services.clock.now())
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'price',
    before: { price: reservation.price },
    after: { price: offer.price },
  })
  return refreshDue(db, reservation.id, services)
}

/** How a change would alter the price, shown before it is kept. Cents. */
export const differenceOf = (reservation: Reservation, price: PriceBreakdown) => ({
  price,
  before: reservation.total,
  difference: price.total - reservation.total,
})
