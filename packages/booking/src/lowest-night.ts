import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { rateOn, winningRow, type RateTable } from './rate.ts'

/**
 * The lowest price, in cents for the base persons, that some night of a range has; never one that no night has.
 * Rows are tried from the cheapest on, so that most ranges need not be walked through.
 * @param from the first night
 * @param nights how many, at least one
 */
export function lowestNight(table: RateTable, from: Day, nights: number): number {
  const end = addDays(from, nights)
  const base = table.unit.base_price
  const cheaper = table.rows.filter((row) => row.price < base).toSorted((a, b) => a.price - b.price)
  for (const row of cheaper) {
    const first = row.valid_from > from ? row.valid_from : from
    const last = addDays(row.valid_to, 1)
    const own = eachDay(first, last < end ? last : end)
    if (own.some((night) => winningRow(table, night) === row)) return row.price
  }
  return Math.min(...eachDay(from, end).map((night) => rateOn(table, night).price))
}
