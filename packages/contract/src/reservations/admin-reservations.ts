import { z } from 'zod'
import { errorCode } from '../errors/errors.ts'
import { seenWith } from '../declaration/seen-with.ts'
import { statedExemptions } from '../money/stay-tax.ts'
import {
  commonServiceRequest,
  couponCode,
  priceBreakdown,
  stayRequest,
  requestedServices,
  requestedStays,
  requestsSomething,
} from '../pricing/quotes.ts'
import { packageChange } from '../pricing/packages.ts'
import {
  ownerStartStates,
  paymentMethod,
  reservationState,
  type ReservationState,
} from '../values/reservation-states.ts'
import { guestAddress } from './guest-address.ts'
import { allowanceRequest } from './recreation-allowance.ts'
import { priceAdjustments } from './price-adjustments.ts'
import { company } from '../money/company.ts'
import { guest } from './reservations.ts'
import { serviceAlterations, serviceReservation } from '../services/slots.ts'
import { cents, day, email, id, instant, language, phone, time, name } from '../values/values.ts'

/** `POST /reservations`: the admin's own booking; a name and a phone number are enough. */
export const adminBooking = z
  .strictObject({
    stays: requestedStays,
    services: requestedServices,
    guest: z.strictObject({
      first_name: name.nullish(),
      last_name: name,
      email: email.nullish(),
      phone: phone.nullish(),
      country: guest.shape.country.nullish(),
    }),
    company: company.nullish(),
    common_services: z.array(commonServiceRequest).max(30).default([]),
    coupon: couponCode.nullish(),
    /** Whether the discount for returning guests applies by itself where the guest has a finished stay. */
    returning_discount: z.boolean().default(false),
    /** Absent: the first rate plan that guests can book. */
    rate_plan: id.nullish(),
    /** The stays are sold as this package. */
    package: id.nullish(),
    tax_exemptions: statedExemptions,
    state: z.enum(ownerStartStates).default('confirmed'),
    channel: z.enum(['phone', 'walk_in']).default('phone'),
    payment_method: paymentMethod.default('on_site'),
    arrival_time: time.nullish(),
    note: z.string().trim().max(2000).nullish(),
    internal_note: z.string().trim().max(5000).nullish(),
    language: language.default('sk'),
    /** Refused with `price_changed` when the total differs; null accepts the computed one. */
    expected_total: cents.nullish(),
    /** The owner's agreement with the guest beside the price list. */
    price_adjustments: priceAdjustments.nullish(),
    /** Ends guests' holds on the nights; without it they refuse the booking like any taken night. */
    release_holds: z.boolean().default(false),
  })
  .refine(...requestsSomething)
export type AdminBookingInput = z.input<typeof adminBooking>

/** A guest's hold on the nights, in `details.holds` of `nights_taken` for the owner; holds have no guest name yet. */
export const heldNights = z.object({
  accommodation_unit: z.object({ id, title: z.string() }),
  arrival: day,
  departure: day,
  adults: z.int(),
  children: z.int(),
  /** Begin and end of the hold. */
  held_since: instant,
  expires_at: instant,
  /** Name of the organiser where a gathering or one of its families holds them; the unit leaves the gathering. */
  gathering: z.string().nullable(),
})
export type HeldNights = z.infer<typeof heldNights>

/** `PUT /reservations/{id}`: guest and notes, and `state`, which runs the transition. */
export const reservationEdit = z.strictObject({
  state: reservationState.optional(),
  guest: adminBooking.shape.guest.optional(),
  company: company.nullish(),
  guest_address: guestAddress.nullish(),
  /** Null withdraws the request; it needs an address and no company, as in an order. */
  recreation_allowance: allowanceRequest.nullish(),
  arrival_time: time.nullish(),
  note: z.string().trim().max(2000).nullish(),
  internal_note: z.string().trim().max(5000).nullish(),
  /** As it is shown: the sentences of all open alerts together; another text is an alert of one’s own. */
  attention: z.string().trim().max(20_000).nullish(),
  /** With `state` cancelled: whether the agreed fee is kept; without it everything is returned. */
  cancellation: z.enum(['no_fee', 'by_rules']).optional(),
  /**
   * With `state` checked_in: persons missing in the register are filled in later, and an alert reminds of them. Without
   * it the check-in of a stay with missing persons is refused with `register_incomplete`.
   */
  register_later: z.boolean().optional(),
})
export type ReservationEdit = z.infer<typeof reservationEdit>

/** States to which several reservations are led at once; a cancellation decides about money, so that it is done singly. */
export const bulkStates = [
  'confirmed',
  'checked_in',
  'completed',
  'no_show',
] as const satisfies ReservationState[]

/** `POST /reservation-states`: one transition of several reservations. A check-in leaves missing persons for later. */
export const statesChange = z.strictObject({ ids: z.array(id).min(1).max(100), state: z.enum(bulkStates) })

/** What became of one of them, or would: null or the code of the refusal. */
export const stateVerdict = z.object({ id, refusal: errorCode.nullable() })
export type StateVerdict = z.infer<typeof stateVerdict>

/** `details` of `register_incomplete`: persons of the booking, those in the register with their names, and the rest. */
export const missingGuests = z.object({
  expected: z.int(),
  missing: z.int(),
  filled: z.array(z.object({ first_name: z.string(), last_name: z.string() })),
})
export type MissingGuests = z.infer<typeof missingGuests>

export const staysChange = z.strictObject({
  stays: z.array(stayRequest).min(1).max(10),
  ...serviceAlterations,
  expected_total: cents.nullish(),
})
export type StaysChange = z.input<typeof staysChange>

/** `POST /reservations/{id}/common-service-reservations`: refused with `price_changed` when the total differs. */
export const commonServiceAddition = commonServiceRequest.extend({ expected_total: cents.nullish() })

/** A reservation's price after a change, in cents. */
export const priceChange = z.object({
  price: seenWith('money.read', priceBreakdown),
  before: seenWith('money.read', cents),
  difference: seenWith('money.read', cents),
  /** Null without a package, or where the change leaves it as it is. */
  package_change: packageChange.nullable(),
})
export type PriceChange = z.infer<typeof priceChange>

/** `POST /reservations/{id}/rate-plan`: another rate plan, by which all nights are priced anew. */
export const planChange = z.strictObject({ rate_plan: id, expected_total: cents.nullish() })
export type PlanChange = z.infer<typeof planChange>

/** Result of other stays for a reservation, in cents, with the booked services outside of them. */
export const staysChanged = priceChange.extend({
  services_outside: z.array(serviceReservation),
})
export type StaysChanged = z.infer<typeof staysChanged>

/** `POST /reservations/{id}/room-swap`: two stays, also of one reservation, change their units, each on its days. */
export const roomSwap = z.strictObject({
  stay: id,
  with: z.strictObject({ reservation: id, stay: id }),
  expected_total: cents.nullish(),
  expected_other_total: cents.nullish(),
})
export type RoomSwap = z.infer<typeof roomSwap>

/** Both prices after the swap: of the reservation and of the other one, which may be the same. */
export const roomsSwapped = z.object({ changed: staysChanged, other: staysChanged })
export type RoomsSwapped = z.infer<typeof roomsSwapped>

/**
 * `POST /reservations/{id}/early-departure`: guests who are here leave before the agreed day. `fee` keeps of the freed
 * nights what the agreed cancellation rules say, or nothing.
 */
export const earlyDeparture = z.strictObject({
  departure: day,
  fee: z.enum(['no_fee', 'by_rules']),
  expected_total: cents.nullish(),
})
export type EarlyDeparture = z.infer<typeof earlyDeparture>

/** The new price with the fee in it, the fee alone, and what the guest gets back of the payments. Cents. */
export const earlyDepartureOutcome = priceChange.extend({
  fee: seenWith('money.read', cents),
  refund: seenWith('money.read', cents),
})
export type EarlyDepartureOutcome = z.infer<typeof earlyDepartureOutcome>

/** `GET /reservations/{id}/cancellation`: amounts kept and returned if cancelled now by the agreed rules, in cents. */
export const cancellationPreview = z.object({
  paid: seenWith('money.read', cents),
  fee: seenWith('money.read', cents),
  refund: seenWith('money.read', cents),
})
export type CancellationPreview = z.infer<typeof cancellationPreview>

export const historyEntry = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type HistoryEntry = z.infer<typeof historyEntry>
