import type { CellChange } from '@dvor/booking/pricing/price-list/day-cells.ts'
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

/** Changes of prices that are made, kept and undone together. */
export interface PlannedChange {
  cells: readonly CellChange[]
  seasons: readonly SeasonChange[]
}

/** Units and days that a change touches; the days from the first to the last, both included. */
export interface ChangedArea {
  units: string[]
  from: Day
  to: Day
}

/** One side of a change as the history stores it; null is a day or a season that has no values. */
export interface PriceState {
  days: { unit: string; day: Day; cell: DayCell | null }[]
  seasons: { id: string; row: SeasonRow | null }[]
}

/** What the list of changes shows of one, stored beside its values. */
export interface ChangeSummary extends ChangedArea {
  days: number
  seasons: number
  title: string | null
}

export const stateOf = ({ cells, seasons }: PlannedChange, side: 'before' | 'after'): PriceState => ({
  days: cells.map((cell) => ({ unit: cell.unit, day: cell.day, cell: cell[side] })),
  seasons: seasons.map((season) => ({ id: season.id, row: season[side] })),
})

/** Null where nothing changes. */
export function areaOf({ cells, seasons }: PlannedChange): ChangedArea | null {
  const rows = seasons.flatMap(({ before, after }) => [before, after].filter((row) => row !== null))
  const units = [
    ...cells.map(({ unit }) => unit),
    ...rows.map(({ accommodation_unit }) => accommodation_unit),
  ]
  const first = [...cells.map(({ day }) => day), ...rows.map((row) => row.valid_from)].toSorted()[0]
  const last = [...cells.map(({ day }) => day), ...rows.map((row) => row.valid_to)].toSorted().at(-1)
  return first && last ? { units: [...new Set(units)], from: first, to: last } : null
}

/** Whether two changes may touch the same prices. */
export const overlaps = (one: ChangedArea, other: ChangedArea): boolean =>
  one.from <= other.to && other.from <= one.to && one.units.some((unit) => other.units.includes(unit))
