import type { CellChange } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import type { DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { Day } from '@dvor/format/days.ts'
import type { priceRows } from '../db/schema/accommodation/prices.ts'

export type SeasonRow = typeof priceRows.$inferSelect

/** A season before and after a change; null where it does not exist. */
export interface SeasonChange {
  id: string
  before: SeasonRow | null
  after: SeasonRow | null
}

/** Fields of a unit that price a night without season and day. */
export const unitPriceFields = [
  'base_price',
  'price_basis',
  'occupancy_prices',
  'extra_person_price',
  'rooms_discount',
] as const

/** Changes of prices that are made, kept and undone together. */
export interface PlannedChange {
  cells: readonly CellChange[]
  seasons: readonly SeasonChange[]
}

/** Units and days that a change touches; the days from the first to the last, both included, null for all days. */
export interface ChangedArea {
  units: string[]
  from: Day | null
  to: Day | null
  /** Whether the days come back every year; absent in entries from before it was stored. */
  repeats_yearly?: boolean
}

/** One side of a change as the history stores it; null is a day or a season that has no values. */
export interface PriceState {
  /** Entries from before rate plans had days of their own lack the plan. */
  days: { unit: string; day: Day; rate_plan?: string | null; cell: DayCell | null }[]
  seasons: { id: string; row: SeasonRow | null }[]
}

/** The summary of a change for the list, stored beside its values. */
export interface ChangeSummary extends ChangedArea {
  days: number
  seasons: number
  title: string | null
  /** Absent in entries from before rate plans. */
  rate_plan?: string | null
}

/** The values before or after a change, as the history stores them. */
export const stateOf = ({ cells, seasons }: PlannedChange, side: 'before' | 'after'): PriceState => ({
  days: cells.map((cell) => ({
    unit: cell.unit,
    day: cell.day,
    rate_plan: cell.rate_plan,
    cell: cell[side],
  })),
  seasons: seasons.map((season) => ({ id: season.id, row: season[side] })),
})

/** Null where nothing changes. */
export function areaOf({ cells, seasons }: PlannedChange): ChangedArea | null {
  const rows = seasons.flatMap(({ before, after }) => [before, after].filter((row) => row !== null))
  const touched = [
    ...cells.map(({ unit }) => unit),
    ...rows.map(({ accommodation_unit }) => accommodation_unit),
  ]
  const first = [...cells.map(({ day }) => day), ...rows.map((row) => row.valid_from)].toSorted()[0]
  const last = [...cells.map(({ day }) => day), ...rows.map((row) => row.valid_to)].toSorted().at(-1)
  const repeats_yearly = rows.some((row) => row.repeats_yearly)
  return first && last ? { units: [...new Set(touched)], from: first, to: last, repeats_yearly } : null
}

/** Rate plans of the changed prices; null is the base price. */
export function plansOf({ cells, seasons }: PlannedChange): (string | null)[] {
  const rows = seasons.flatMap(({ before, after }) => [before, after].filter((row) => row !== null))
  return [...new Set([...cells, ...rows].map(({ rate_plan }) => rate_plan))]
}

/** The one rate plan of a change; null for base prices, and for a change of several. */
export function planOf(change: PlannedChange): string | null {
  const [plan, ...others] = plansOf(change)
  return others.length === 0 ? (plan ?? null) : null
}

/** Whether two areas have a day in common; days that come back do so from their own year on. */
function hasSharedDay(one: ChangedArea, other: ChangedArea): boolean {
  if (one.from === null || one.to === null || other.from === null || other.to === null) return true
  // Of two that come back, the later one shows in its own year whether they meet.
  if (other.repeats_yearly && (!one.repeats_yearly || other.from < one.from)) return hasSharedDay(other, one)
  const { from: valid_from, to: valid_to, repeats_yearly = false } = one
  return occurrencesOf({ valid_from, valid_to, repeats_yearly }, other.from, other.to).some(
    (days) => days.valid_from <= (other.to ?? '') && days.valid_to >= (other.from ?? ''),
  )
}

/** Whether two changes may touch the same prices. */
export const overlaps = (one: ChangedArea, other: ChangedArea): boolean =>
  hasSharedDay(one, other) && one.units.some((unit) => other.units.includes(unit))
