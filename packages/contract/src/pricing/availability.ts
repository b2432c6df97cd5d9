import { z } from 'zod'
import { priceBreakdown, refusal } from './quotes.ts'
import { cents, day, id } from '../values/values.ts'

/** `GET /availability`: children as a comma-separated list of ages. */
export const availabilityQuery = z.strictObject({
  from: day,
  to: day,
  adults: z.string().regex(/^\d{1,2}$/),
  children_ages: z
    .string()
    .regex(/^(\d{1,2}(,\d{1,2})*)?$/)
    .optional(),
})
export type AvailabilityQuery = z.infer<typeof availabilityQuery>

/** A stay in the same unit that could be booked instead; of the same length unless it says so. */
export const alternative = z.object({ accommodation_unit: id, arrival: day, departure: day, total: cents })
export type Alternative = z.infer<typeof alternative>

export const unitAvailability = z.object({
  accommodation_unit: id,
  available: z.boolean(),
  /** Whether it alone sleeps the whole party; a smaller one can still be one of several. */
  sleeps_all: z.boolean(),
  refusals: z.array(refusal),
  price: priceBreakdown.nullable(),
  alternatives: z.array(alternative),
  /** The shortest stay with the asked nights in it, where only its length or its weekdays stand against the asked one. */
  longer: alternative.nullable(),
})
export type UnitAvailability = z.infer<typeof unitAvailability>

/** As many units a "price from" can be asked for by name. */
export const maxLowestPrices = 100
/** `GET /lowest-prices`: of some units (the key repeats), or of all that guests see. */
export const lowestPricesQuery = z.strictObject({
  accommodation_unit_in: z.union([id, z.array(id).max(maxLowestPrices)]).optional(),
})

/** What the cheapest night of the coming year costs, for the base persons, with as much of the unit as a price list shows. */
export const lowestPrice = z.object({
  accommodation_unit: id,
  title: z.string(),
  slug: z.string(),
  price: cents,
})
export type LowestPrice = z.infer<typeof lowestPrice>

export const calendarQuery = z.strictObject({ from: day, to: day })
export const maxCalendarDays = 400

export const calendarDay = z.object({
  day,
  /** The night that begins on this day. */
  free: z.boolean(),
  can_arrive: z.boolean(),
  can_depart: z.boolean(),
  /** Base persons, that night. */
  price: cents,
  min_nights: z.int(),
  rule: z.string().nullable(),
})
export type CalendarDay = z.infer<typeof calendarDay>
