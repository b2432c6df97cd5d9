import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { reservationState } from '../values/reservation-states.ts'
import { cents, childrenAges, day, id, instant, time } from '../values/values.ts'

/** Largest range of days in a request for occurrences. */
export const maxOccurrenceDays = 100

/**
 * One request for a slot service: this slot, on this day, for so many people. `children_ages` are the ages of the
 * children among them, on the day of arrival; without it everybody pays the full price.
 */
export const serviceRequest = z.strictObject({
  service_slot: id,
  day,
  persons: z.int().min(1).max(100),
  children_ages: childrenAges.optional(),
})
export type ServiceRequest = z.infer<typeof serviceRequest>

/** Reason for which a slot cannot be booked on a day; the same codes for the list of occurrences, hold and order. */
export const slotRestriction = z.discriminatedUnion('code', [
  /** Fewer seats are free than requested. */
  z.object({ code: z.literal('full'), free: z.int() }),
  /** A group that takes the whole slot is smaller than the service requires. */
  z.object({ code: z.literal('too_few'), persons: z.int() }),
  /** The party has children below the service's age; at most `persons` of it are old enough. */
  z.object({ code: z.literal('too_young'), min_age: z.int(), persons: z.int() }),
  /** More persons of one reservation than the service allows. */
  z.object({ code: z.literal('too_many'), persons: z.int() }),
  /** The service is only for guests of certain units. */
  z.object({ code: z.literal('not_in_unit') }),
  /** At the same time the party has another activity, and not enough persons for both. */
  z.object({ code: z.literal('overlap'), title: z.string(), time_from: time, time_to: time }),
  z.object({ code: z.literal('too_late'), lead_hours: z.int() }),
  z.object({ code: z.literal('past') }),
  z.object({ code: z.literal('out_of_season') }),
  /** The slot does not take place on that day. */
  z.object({ code: z.literal('not_on_day') }),
  /** The occurrence was cancelled. */
  z.object({ code: z.literal('cancelled') }),
  z.object({ code: z.literal('not_offered') }),
])
export type SlotRestriction = z.infer<typeof slotRestriction>

/** A child of a booked slot service: age, and what was agreed for it. A child without a label pays the full price. */
export const agreedChild = z.object({ age: z.int(), label: z.string().nullable(), price: cents })
export type AgreedChild = z.infer<typeof agreedChild>

/** Time and persons of a price line of kind `service`; frozen with the price. */
export const bookedOccurrence = z.object({
  service_slot: id,
  day,
  time_from: time,
  time_to: time,
  persons: z.int(),
})
export type BookedOccurrence = z.infer<typeof bookedOccurrence>

/** `GET /service-occurrences`: both days belong to the range; without a service those of all services. */
export const occurrencesQuery = z.strictObject({ from: day, to: day, service: id.optional() })

/** One service on one day at one time, with its free seats. */
export const occurrence = z.object({
  service: id,
  service_slot: id,
  day,
  time_from: time,
  time_to: time,
  capacity: z.int(),
  free: z.int(),
  /** Reasons for which it cannot be booked; empty while it can. */
  refusals: z.array(slotRestriction),
})
export type Occurrence = z.infer<typeof occurrence>

/** A booked slot service of a reservation, for people. */
export const serviceReservation = z.object({
  id,
  service: id.nullable(),
  service_slot: id.nullable(),
  title: z.string(),
  day,
  time_from: time,
  time_to: time,
  persons: z.int(),
  /** Ages of the children among the persons. */
  children_ages: z.array(z.int()),
  unit_price: seenWith('money.read', cents),
  amount: seenWith('money.read', cents),
})
export type ServiceReservation = z.infer<typeof serviceReservation>

/** Time of a reservation without a stay: that of its first slot service, by the property's clock. */
export const firstService = serviceReservation.pick({ day: true, time_from: true })

/**
 * Change of a booked slot service: another time of the same service or other people; without a request it is removed.
 */
export const serviceAlteration = z.strictObject({ id, request: serviceRequest.nullable() })
export type ServiceAlteration = z.infer<typeof serviceAlteration>

/** Changes of a reservation's slot services; the others stay as they are. */
export const serviceAlterations = {
  services: z.array(serviceAlteration).max(30).default([]),
  /** Services outside of the new days, from the change's preview, that stay nevertheless. */
  keep_services: z.array(id).max(100).default([]),
}

/** `GET /services/{id}/bookings?from&to`: guests of each occurrence, for the owner. */
export const bookingsQuery = z.strictObject({ from: day, to: day })
export const serviceBooking = z.object({
  id,
  reservation: id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  guest_phone: seenWith('guests.read', z.string().nullable()),
  state: reservationState,
  /** First day of the stay; null for services alone. */
  arrival: day.nullable(),
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

/** `POST /service-occurrences/cancellation`: cancels one occurrence and notifies all its guests. */
export const occurrenceCancellation = z.strictObject({
  service_slot: id,
  day,
  reason: z.string().trim().min(1).max(300),
})
export type OccurrenceCancellation = z.infer<typeof occurrenceCancellation>
/**
 * `POST /service-occurrences/reopening`: makes a cancelled occurrence bookable again; former guests do not get their
 * seats back.
 */
export const occurrenceReopening = occurrenceCancellation.omit({ reason: true })
export type OccurrenceReopening = z.infer<typeof occurrenceReopening>
export const occurrenceCancelled = z.object({ reservations: z.int() })

/** `POST /reservations/{id}/service-reservations`: adds seats; refused when the total differs from the shown one. */
export const serviceAddition = serviceRequest.extend({ expected_total: cents.nullish() })
export type ServiceAddition = z.infer<typeof serviceAddition>
