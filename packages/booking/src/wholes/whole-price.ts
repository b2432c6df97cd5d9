import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import type { PriceRow } from '../pricing/price-rows.ts'
import { noSeason, rateOn } from '../pricing/rate.ts'
import { underPlan, withBaseRows, type RateTable } from '../pricing/rate-table.ts'

/** Cents of a night in all rooms at their base price, each full, less a discount in percent; rounded once. */
export function roomsTotal(rooms: readonly RateTable[], discount: number, night: Day): number {
  const sum = rooms.reduce((total, room) => total + rateOn(underPlan(room, null), night).price, 0)
  return percentOf(sum, 100 - discount)
}

/** The rule that guests see beside such a night; a text of the property, like the name of a season. */
export const roomsRule = (discount: number): string =>
  discount === 0 ? 'Izby spolu' : `Izby spolu − ${discount} %`

/**
 * The table of a whole whose price follows its rooms, between two days (the last one included): for each run of nights
 * with the same sum a row that takes the place of the base price. Seasons and single days of the whole take precedence.
 */
export function pricedByRooms(
  table: RateTable,
  rooms: readonly RateTable[],
  { from, until }: { from: Day; until: Day },
): RateTable {
  const discount = table.unit.rooms_discount ?? 0
  const rows: PriceRow[] = []
  for (const night of eachDay(from, addDays(until, 1))) {
    const price = roomsTotal(rooms, discount, night)
    const last = rows.at(-1)
    if (last?.price === price) last.valid_to = night
    else rows.push(rowOf(price, night, roomsRule(discount)))
  }
  return withBaseRows(table, rows)
}

const rowOf = (price: number, night: Day, title: string): PriceRow => ({
  ...noSeason,
  id: `rooms ${price}`,
  title,
  price,
  valid_from: night,
  valid_to: night,
  active: true,
})
