import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { Day } from '@dvor/format/days.ts'
import type { PriceRow } from './load-units.ts'

/** One line of the price table; money in cents. */
export interface Season {
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

/** Price rows in the order of their first night. */
export function seasonsOf(rows: readonly PriceRow[]): Season[] {
  return rows
    .toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || b.priority - a.priority)
    .map((row) => ({
      id: row.id,
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
