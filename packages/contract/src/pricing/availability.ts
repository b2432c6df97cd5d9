import { z } from 'zod'
import { packageName } from './packages.ts'
import { cancellationRule } from '../money/cancellation-rule.ts'
import { priceBreakdown, restriction } from './quotes.ts'
import { cents, day, id, queryWhole, weekday } from '../values/values.ts'

/** The guests of a query, children as a comma-separated list of ages. */
export const partyQuery = {
  adults: queryWhole(/^\d{1,2}$/),
  children_ages: z
    .string()
    .regex(/^(\d{1,2}(,\d{1,2})*)?$/)
    .optional(),
}

/** `GET /availability`. */
export const availabilityQuery = z.strictObject({ from: day, to: day, ...partyQuery })
export type AvailabilityQuery = z.infer<typeof availabilityQuery>

/** An alternative stay in the same unit; of the same length unless it is `longer`. */
export const alternative = z.object({ accommodation_unit: id, arrival: day, departure: day, total: cents })
export type Alternative = z.infer<typeof alternative>

/** A rate plan with which a unit can be booked, with the total of the search. */
export const planTotal = z.object({ id, title: z.string(), total: cents })
export type PlanTotal = z.infer<typeof planTotal>

export const unitAvailability = z.object({
  accommodation_unit: id,
  available: z.boolean(),
  /** Whether it sleeps the whole party alone; a smaller one can still be one of several. */
  sleeps_all: z.boolean(),
  refusals: z.array(restriction),
  /** Under the first plan that can be booked. */
  price: priceBreakdown.nullable(),
  /** Cancellation rules of that plan, else of the property. */
  cancellation_rules: z.array(cancellationRule),
  /** Where guests choose between rate plans: those that can be booked, in the owner's order. */
  plans: z.array(planTotal),
  alternatives: z.array(alternative),
  /** The shortest stay that contains the requested nights, where only length or weekdays refuse the requested one. */
  longer: alternative.nullable(),
})
export type UnitAvailability = z.infer<typeof unitAvailability>

/** One day of `GET /party-days`, whose query is that of `GET /availability`; the days are both inclusive. */
export const partyDay = z.object({
  day,
  /** Lowest price of the night that begins on this day, for the party; null when no unit is free. */
  price: cents.nullable(),
  /** Numbers of nights of the stays that may begin on this day in one unit, up to 30; empty when none may. */
  nights: z.array(z.int()),
  /** The package that alone is sold on this night; null where the night is sold without one. */
  only_package: packageName.nullable(),
})
export type PartyDay = z.infer<typeof partyDay>

/** Most days of arrival that one request for the cheapest stays compares. */
export const maxComparedArrivals = 7

/**
 * `GET /cheapest-stays`: stays of `nights` that begin from `arrival_from` to `arrival_to`, both inclusive, or only on
 * one weekday of these days.
 */
export const cheapestStaysQuery = z.strictObject({
  arrival_from: day,
  arrival_to: day,
  arrival_weekday: z.coerce.number().pipe(weekday).optional(),
  nights: queryWhole(/^([1-9]|[12]\d|30)$/),
  ...partyQuery,
})
export type CheapestStaysQuery = z.infer<typeof cheapestStaysQuery>

/** Largest number of units in a request for their lowest prices. */
export const maxLowestPrices = 100
/** `GET /lowest-prices`: of some units (the key repeats), or of all that guests see. */
export const lowestPricesQuery = z.strictObject({
  accommodation_unit_in: z.union([id, z.array(id).max(maxLowestPrices)]).optional(),
})

/** The cheapest night of the coming year that anybody can pay, with its conditions and the unit's data for a price list. */
export const lowestPrice = z.object({
  accommodation_unit: id,
  title: z.string(),
  slug: z.string(),
  price: cents,
  /** Most persons who pay no more; null where a full unit does not. */
  persons: z.int().nullable(),
  /** The rate plan that the price needs; null where others cost no more. */
  rate_plan: z.object({ title: z.string() }).nullable(),
})
export type LowestPrice = z.infer<typeof lowestPrice>

export const calendarQuery = z.strictObject({ from: day, to: day })
export const maxCalendarDays = 400

/** Reason why no stay may begin on a day of a calendar; `no_end` where none could end on an allowed day. */
export const noArrival = z.enum([
  'taken',
  'only_package',
  'not_offered',
  'too_late',
  'too_far',
  'arrival_closed',
  'arrival_weekday',
  'min_nights',
  'no_end',
])
export type NoArrival = z.infer<typeof noArrival>

export const calendarDay = z.object({
  day,
  /** The night that begins on this day. */
  free: z.boolean(),
  can_arrive: z.boolean(),
  can_depart: z.boolean(),
  /** Base persons, that night. */
  price: cents,
  min_nights: z.int(),
  /** Most nights of a stay that begins on this day; null for any number. */
  max_nights: z.int().nullable(),
  /** Why no stay may begin on this day; null when one may. */
  no_arrival: noArrival.nullable(),
  /** Whether this single day is closed to departures. */
  departure_closed: z.boolean(),
  rule: z.string().nullable(),
  /** The package that alone is sold on this night, which is not free for other stays; else null. */
  only_package: packageName.nullable(),
})
export type CalendarDay = z.infer<typeof calendarDay>
