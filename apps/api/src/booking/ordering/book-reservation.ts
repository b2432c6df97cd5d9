import { awaits } from '@dvor/booking/reservation/states.ts'
import { payBy } from '@dvor/booking/reservation/deadlines.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { adminBooking } from '@dvor/contract/reservations/admin-reservations.ts'
import type { z } from 'zod'
import { ipOf, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { newId, newToken } from '../../db/ids.ts'
import { forbidden } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import {
  nightsTakenFor,
  refuseSenselessStays,
  refuseUnavailable,
  wantedNights,
} from '../../pricing/check-stays.ts'
import { quoteAgreed } from '../../pricing/quote-agreed.ts'
import type { Quote } from '../../pricing/quote.ts'
import { lockUnits } from '../../inventory/night-queries.ts'
import { takeNightsOf } from '../../reservations/states/change-state.ts'
import { lockSlots } from '../../slots/queries.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { slotDays, takeSeats } from '../../slots/take-seats.ts'
import { agreedTerms } from '../../reservations/queries/choose-rules.ts'
import { claimPlaces } from '../../packages/places.ts'
import { claimCoupon } from '../../pricing/claim-coupon.ts'
import { queueStateNotice } from '../../reservations/emails/queue-notices.ts'
import { expireOverdueOnSlots } from '../../reservations/states/expire-overdue.ts'
import { expireOverdueOn } from '../../reservations/states/change-state.ts'
import { placeGuest } from '../../guests/place-guest.ts'
import { guestColumns } from '../../reservations/queries/guest-columns.ts'
import { drawReservationNumber } from '../../reservations/queries/number.ts'
import { releaseHoldsForOwner, lockHoldsOn, refuseWithHolds } from '../holding/release-holds.ts'
import { insertReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import { insertStays } from '../../reservations/queries/stay-queries.ts'
import { replaceBookedServices } from '../../reservations/queries/service-queries.ts'
import { bookedServiceRows } from '../../reservations/queries/service-rows.ts'
import { sumUnitDeposits, unitsOf } from '../../security-deposits/deposit-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { stayRows, summaryOf } from '../../reservations/queries/stay-rows.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

type Booking = z.output<typeof adminBooking>

/**
 * The owner's own booking, by phone or at the front desk. A name and a phone number are enough. Rules of the property
 * may be waived, but taken nights and seats may not be booked; guests' holds end where the booking says so. An agreement
 * on the price asks `money.adjust`, ending holds `reservations.cancel`. @throws
 * ApiError `nights_taken` (with the holds on these nights), `seats_taken`, `price_changed`, `coupon_invalid`,
 * `invalid`
 */
export async function bookReservation(
  db: Db,
  actor: Actor,
  booking: Booking,
  services: BookingServices,
): Promise<Reservation> {
  refuseSenselessStays(booking.stays)
  if (agreedBeside(booking) && !can(actor, 'money.adjust')) throw forbidden()
  return inTransaction(db, async (tx) => {
    await lockUnits(
      tx,
      booking.stays.map((stay) => stay.accommodation_unit),
    )
    await claimPlaces(tx, booking.package ?? null, booking.stays.length, services.clock.now())
    await lockSlots(
      tx,
      slotDays(booking.services).map(({ slot }) => slot),
    )
    const returning = booking.returning_discount ? { guest: booking.guest } : null
    const quote = await quoteAgreed(tx, { ...booking, returning }, services.clock)
    refuseOtherTotal(booking.expected_total, quote.price)
    await expireOverdueOn(tx, wantedNights(booking.stays), services)
    await expireOverdueOnSlots(tx, slotDays(booking.services), services)
    const holds = await lockHoldsOn(tx, wantedNights(booking.stays))
    if (booking.release_holds) await releaseHoldsForOwner(tx, actor, holds, services)
    const takenNights = await nightsTakenFor(tx, booking.stays, quote.moment.now)
    await refuseWithHolds(tx, booking.release_holds ? [] : holds, () =>
      refuseUnavailable({ stays: booking.stays, taken: takenNights, ...quote, asOwner: true }),
    )
    await refuseUnbookable(tx, { ...quote, services: booking.services, asOwner: true })
    await claimCoupon(tx, quote.coupon, null)
    const reservation = await insertBooking(tx, actor, booking, quote)
    await takeStays(tx, reservation, booking.stays, services)
    await takeSeats(tx, { reservation: reservation.id, requests: booking.services, ...quote })
    await replaceBookedServices(tx, reservation.id, bookedServiceRows(quote))
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: reservation.id,
      action: 'create',
      after: reservation,
    })
    await queueStateNotice(tx, reservation.id, null, reservation.state, services)
    return reservation
  })
}

async function takeStays(
  db: Db,
  { id }: Reservation,
  requests: readonly StayRequest[],
  services: BookingServices,
): Promise<void> {
  const rows = stayRows(id, requests)
  await insertStays(db, rows)
  await takeNightsOf(db, rows, services)
}

async function insertBooking(db: Db, actor: Actor, booking: Booking, quote: Quote): Promise<Reservation> {
  const { moment, settings, coupon, price } = quote
  const summary = summaryOf(booking.stays, price)
  const terms = {
    method: booking.payment_method,
    arrival: summary.begins,
    transferDays: settings.transfer_days,
  }
  const language = offeredLanguage(settings, booking.language)
  const guest = await placeGuest(db, actor, booking.guest, language)
  const waits = awaits(booking.state, 'payment') && booking.payment_method !== 'on_site'
  return insertReservation(db, {
    id: newId(),
    token: newToken(),
    number: await drawReservationNumber(db, moment.today),
    state: booking.state,
    channel: booking.channel,
    language,
    payment_method: booking.payment_method,
    internal_note: booking.internal_note || null,
    rate_plan: quote.plan?.id ?? null,
    price_adjustments: agreedBeside(booking),
    coupon: coupon?.id ?? null,
    package: booking.package ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_counted: coupon !== null,
    pay_by:
      waits && canWait(summary.begins, moment.today) ? (payBy(terms, moment)?.toISOString() ?? null) : null,
    agreed_terms: agreedTerms(quote),
    security_deposit: await sumUnitDeposits(db, unitsOf(booking.stays)),
    tax_guests: [...(quote.input.taxGuests ?? [])],
    ip: ipOf(actor),
    ...guestColumns(booking),
    guest: guest?.id ?? null,
    ...summary,
  })
}

/** On the day of arrival no order expires automatically any more, because the owner meets the guest. */
const canWait = (arrival: string | null, today: string): boolean => arrival === null || arrival > today

/** The owner's agreement; null where there is none. */
const agreedBeside = ({ price_adjustments: agreed }: Booking) =>
  agreed && (agreed.adjustment !== null || agreed.custom_lines.length > 0) ? agreed : null
