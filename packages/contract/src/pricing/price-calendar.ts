import { z } from 'zod'
import { occupancyPrices, priceBases } from './occupancy-prices.ts'
import { cents, day, id } from '../values/values.ts'

/** Longest view of the calendar, in days. */
export const maxPriceCalendarDays = 120

/** Days of the view: `from` inclusive, `to` exclusive; prices of a rate plan, or base prices. */
export const priceCalendarQuery = z.strictObject({ from: day, to: day, rate_plan: id.optional() })
export type PriceCalendarQuery = z.infer<typeof priceCalendarQuery>

/**
 * Price and restrictions of one unit on one day as they are stored; null leaves a value to season and unit, or under a
 * rate plan to the plan and the base price.
 */
export const dayCell = z.object({
  unit: id,
  day,
  /** Null: the base price. */
  rate_plan: id.nullable(),
  title: z.string(),
  price: cents.nullable(),
  /** For one person, for two and so on; empty moves those of the season with the price. */
  occupancy_prices: occupancyPrices.default([]),
  min_nights: z.int().nullable(),
  max_nights: z.int().nullable(),
  closed_to_arrival: z.boolean(),
  closed_to_departure: z.boolean(),
})
export type DayCell = z.infer<typeof dayCell>

/** Rule that prices a night: a season or a single day. */
export const calendarRule = z.object({
  kind: z.enum(['season', 'day']),
  title: z.string(),
  /** Whether it belongs to the shown rate plan; otherwise to the base price, on which a plan counts its difference. */
  of_plan: z.boolean(),
})
export type CalendarRule = z.infer<typeof calendarRule>

export const nightOccupancy = z.enum(['free', 'taken', 'closed'])

/** One unit with a value for each night of the view, in their order. */
export const calendarUnit = z.object({
  id,
  title: z.string(),
  code: z.string(),
  object_title: z.string(),
  active: z.boolean(),
  /** The basis of the prices: the unit, a full unit (`occupancy`), or each person. */
  price_basis: z.enum(priceBases.map(({ value }) => value)),
  prices: z.array(cents),
  /** With the basis `occupancy` each night's price for one person, for two and so on below a full unit; else empty. */
  person_prices: z.array(z.array(cents)),
  rules: z.array(calendarRule),
  /** Index of the night's rule in `rules`; -1 for the unit's base price. */
  rule_of: z.array(z.int()),
  min_nights: z.array(z.int()),
  max_nights: z.array(z.int().nullable()),
  occupancy: z.array(nightOccupancy),
  /** Days of the view that are closed, by the base price or the plan. */
  closed_to_arrival: z.array(day),
  closed_to_departure: z.array(day),
  /** Days with values of their own: of the plan where one is shown, else of the base price. */
  days: z.array(dayCell),
})
export type CalendarUnit = z.infer<typeof calendarUnit>

/** `GET /price-calendar?from&to`. */
export const priceCalendar = z.object({
  from: day,
  to: day,
  /** Today in the property's time zone. */
  today: day,
  /** Shown rate plan; null for base prices. */
  rate_plan: id.nullable(),
  /** Id of the last change of prices; a change names it, so that a later one is noticed. */
  version: id.nullable(),
  units: z.array(calendarUnit),
})
export type PriceCalendar = z.infer<typeof priceCalendar>
