import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import { occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import type { PriceRow } from '../load-units.ts'

/** One line of the price table; money in cents. */
export interface Season {
  /** Unique in the table. */
  id: string
  title: string
  from: Day
  /** The last night, inclusive. */
  to: Day
  weekdays: readonly number[]
  price: number
  /** For one person, for two and so on; null where the price holds. */
  occupancyPrices: OccupancyPrices
  extraPersonPrice: number | null
  minNights: number | null
}

/** How far ahead a season that repeats every year is listed. */
const aheadDays = 365

/** Price rows that are not over, in the order of their first night; a yearly one for each of its coming years. */
export function seasonsOf(rows: readonly PriceRow[], today: Day): Season[] {
  const until = addDays(today, aheadDays)
  return rows
    .flatMap((row) => occurrencesOf(row, today, until))
    .filter(({ valid_to }) => valid_to >= today)
    .toSorted((a, b) => daysBetween(b.valid_from, a.valid_from) || b.priority - a.priority)
    .map((row) => ({
      id: `${row.id} ${row.valid_from}`,
      title: row.title,
      from: row.valid_from,
      to: row.valid_to,
      weekdays: row.weekdays,
      price: row.price,
      occupancyPrices: row.occupancy_prices ?? [],
      extraPersonPrice: row.extra_person_price,
      minNights: row.min_nights,
    }))
}
