import { z } from 'zod'
import { reservationState } from '../values/reservation-states.ts'
import { cents, day, id, instant, time } from '../values/values.ts'

/** Occurrences are asked for at most so many days at a time. */
export const maxOccurrenceDays = 100

/** One request for a slot service: this slot, on this day, for so many people. */
export const serviceRequest = z.strictObject({ service_slot: id, day, persons: z.int().min(1).max(100) })
export type ServiceRequest = z.infer<typeof serviceRequest>

/** Why a slot cannot be booked on a day; one code for the list of occurrences, hold and order. */
export const slotRefusal = z.discriminatedUnion('code', [
  /** Fewer seats are left than people want. */
  z.object({ code: z.literal('full'), free: z.int() }),
  /** A group that has the slot to itself is smaller than the service wants. */
  z.object({ code: z.literal('too_few'), persons: z.int() }),
  /** The party has children below the service's age; at most `persons` of it are old enough. */
  z.object({ code: z.literal('too_young'), min_age: z.int(), persons: z.int() }),
  z.object({ code: z.literal('too_late'), lead_hours: z.int() }),
  z.object({ code: z.literal('past') }),
  z.object({ code: z.literal('out_of_season') }),
  /** The slot does not take place on that day. */
  z.object({ code: z.literal('not_on_day') }),
  /** It would take place, but was called off. */
  z.object({ code: z.literal('cancelled') }),
  z.object({ code: z.literal('not_offered') }),
])
export type SlotRefusal = z.infer<typeof slotRefusal>

/** What a price line of kind `service` says of when and for whom; frozen with the price. */
export const bookedOccurrence = z.object({
  service_slot: id,
  day,
  time_from: time,
  time_to: time,
  persons: z.int(),
})
export type BookedOccurrence = z.infer<typeof bookedOccurrence>

/** `GET /service-occurrences`: both days belong to the range; without a service those of all. */
export const occurrencesQuery = z.strictObject({ from: day, to: day, service: id.optional() })

/** One service on one day at one time, with the seats that are left now. */
export const occurrence = z.object({
  service: id,
  service_slot: id,
  day,
  time_from: time,
  time_to: time,
  capacity: z.int(),
  free: z.int(),
  /** Why nobody can book it any more; empty while somebody can. */
  refusals: z.array(slotRefusal),
})
export type Occurrence = z.infer<typeof occurrence>

/** A booked slot service of a reservation, as people see it. */
export const serviceReservation = z.object({
  id,
  service: id.nullable(),
  service_slot: id.nullable(),
  title: z.string(),
  day,
  time_from: time,
  time_to: time,
  persons: z.int(),
  unit_price: cents,
  amount: cents,
})
export type ServiceReservation = z.infer<typeof serviceReservation>

/** When a reservation without a stay takes place: the first of its slot services, on the property's clock. */
export const firstService = serviceReservation.pick({ day: true, time_from: true })

/**
 * What becomes of a booked slot service with a change of its reservation: another time of the same service or other
 * people; without a request it is taken off.
 */
export const serviceAlteration = z.strictObject({ id, request: serviceRequest.nullable() })
export type ServiceAlteration = z.infer<typeof serviceAlteration>

/** What of a reservation's slot services goes another way when it is changed; the rest stays as it is. */
export const serviceAlterations = {
  services: z.array(serviceAlteration).max(30).default([]),
  /** Services that lie outside the new days, as the change's preview said, and stay all the same. */
  keep_services: z.array(id).max(100).default([]),
}

/** `GET /services/{id}/bookings?from&to`: who comes to what, for the owner. */
export const bookingsQuery = z.strictObject({ from: day, to: day })
export const serviceBooking = z.object({
  id,
  reservation: id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  guest_phone: z.string().nullable(),
  state: reservationState,
  persons: z.int(),
})
export const bookedSlot = z.object({
  service_slot: id,
  day,
  time_from: time,
  time_to: time,
  capacity: z.int(),
  taken: z.int(),
  persons: z.int(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.string().nullable(),
  bookings: z.array(serviceBooking),
})
export type BookedSlot = z.infer<typeof bookedSlot>

/** `POST /service-occurrences/cancellation`: calls one occurrence off and tells everybody who booked it. */
export const occurrenceCancellation = z.strictObject({
  service_slot: id,
  day,
  reason: z.string().trim().min(1).max(300),
})
export type OccurrenceCancellation = z.infer<typeof occurrenceCancellation>
/** `POST /service-occurrences/reopening`: makes one that was called off bookable again; nobody is put back. */
export const occurrenceReopening = occurrenceCancellation.omit({ reason: true })
export type OccurrenceReopening = z.infer<typeof occurrenceReopening>
export const occurrenceCancelled = z.object({ reservations: z.int() })

/** `POST /reservations/{id}/service-reservations`: further seats, refused when another total results than was shown. */
export const serviceAddition = serviceRequest.extend({ expected_total: cents.nullish() })
export type ServiceAddition = z.infer<typeof serviceAddition>
