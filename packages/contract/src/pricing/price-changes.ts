import { z } from 'zod'
import { cents, day, id, instant, weekday } from '../values/values.ts'
import { restriction } from './quotes.ts'
import { valueUnits } from '../values/units.ts'

/** Most days of a unit, and most days of all units, that one change may touch. */
export const maxChangedDays = 400
export const maxChangedCells = 20_000
export const maxChangedUnits = 200
/** Number of stays by which a dry run shows the effect of a change. */
export const typicalStayCount = 20

/** How a price changes: to an amount, by cents, or by hundredths of a percent. */
export const priceEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), value: cents.min(0).max(100_000_000) }),
  z.strictObject({ kind: z.literal('amount'), value: cents.min(-100_000_000).max(100_000_000) }),
  z.strictObject({
    kind: z.literal('percent'),
    value: z.int().min(-10_000).max(100_000).meta({ description: valueUnits.hundredths }),
    /** Rounds the result to whole euros. */
    whole_euros: z.boolean().default(false),
  }),
])
export type PriceEffect = z.output<typeof priceEffect>

const nights = z.int().min(1).max(365).nullish()

/** New values of days: an absent one stays as it is, null leaves it to season and unit, or to the base price. */
export const dayValues = z.strictObject({
  title: z.string().trim().min(1).max(200).optional(),
  price: priceEffect.nullish(),
  min_nights: nights,
  max_nights: nights,
  closed_to_arrival: z.boolean().optional(),
  closed_to_departure: z.boolean().optional(),
})
export type DayValues = z.output<typeof dayValues>

const units = z.array(id).min(1).max(maxChangedUnits)
const shared = {
  /** Version of the calendar that the change was made on; absent where a later change does not matter. */
  version: id.nullish(),
  units,
}
/** Days from the first to the last, both included; of a rate plan, or of the base price. */
const span = { from: day, to: day, rate_plan: id.nullish() }

/** `POST /price-changes`: with `?dry_run` nothing is kept. */
export const priceChangeRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    ...span,
    kind: z.literal('set'),
    /** Only these weekdays; empty for all. */
    weekdays: z.array(weekday).max(7).default([]),
    values: dayValues,
  }),
  /** Clears the days' own values. */
  z.strictObject({
    ...shared,
    ...span,
    kind: z.literal('clear'),
    weekdays: z.array(weekday).max(7).default([]),
  }),
  /** Copies what holds on the days to the next year, on the same dates or the same weekdays (52 weeks later). */
  z.strictObject({ ...shared, ...span, kind: z.literal('copy_days'), by: z.enum(['date', 'weekday']) }),
  /** Copies a season to the units, in its own or a later year, with its price or a changed one. */
  z.strictObject({
    ...shared,
    kind: z.literal('copy_season'),
    season: id,
    years: z.int().min(0).max(5).default(0),
    price: priceEffect.nullish(),
  }),
])
export type PriceChangeRequest = z.output<typeof priceChangeRequest>
export type PriceChangeInput = z.input<typeof priceChangeRequest>

/** A stay priced before and after a change; cents of the whole stay. */
export const typicalStay = z.object({
  accommodation_unit: id,
  arrival: day,
  departure: day,
  adults: z.int(),
  children_ages: z.array(z.int()),
  /** A stay of the last year moved by whole weeks, or one made from the calendar. */
  origin: z.enum(['past_stay', 'calendar']),
  before: cents,
  after: cents,
  restrictions_before: z.array(restriction),
  restrictions_after: z.array(restriction),
})
export type TypicalStay = z.infer<typeof typicalStay>

export const priceChangeResult = z.object({
  /** Id in the list of changes; null after a dry run, and where nothing would change. */
  id: id.nullable(),
  /** Numbers of changed days of units, and of added seasons. */
  days: z.int(),
  seasons: z.int(),
  /** Only in a dry run. */
  stays: z.array(typicalStay),
})
export type PriceChangeResult = z.infer<typeof priceChangeResult>

export const priceChangeKind = z.enum([
  'set',
  'clear',
  'copy_days',
  'copy_season',
  'undo',
  'season_create',
  'season_edit',
  'season_delete',
  'day_create',
  'day_edit',
  'day_delete',
  'unit_edit',
])
export type PriceChangeKind = z.infer<typeof priceChangeKind>

/** A change of prices in the history, newest first: by the calendar, or of a season, a single day or a unit by its form. */
export const priceChangeEntry = z.object({
  id,
  at: instant,
  /** `system`, or a user's name. */
  actor: z.string(),
  kind: priceChangeKind,
  units: z.array(id),
  /** First and last day; null where it changed the base price of units. */
  from: day.nullable(),
  to: day.nullable(),
  days: z.int(),
  seasons: z.int(),
  /** Name of the season or day, where there is one. */
  title: z.string().nullable(),
  /** Rate plan of the changed prices; null for base prices, and for a change of several. */
  rate_plan: id.nullable(),
  /** Whether the change was undone. */
  undone: z.boolean(),
})
export type PriceChangeEntry = z.infer<typeof priceChangeEntry>

/** `GET /price-changes`. */
export const priceChangeList = z.array(priceChangeEntry)
