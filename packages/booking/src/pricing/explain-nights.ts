import type { ExplainedNight, LosingReason } from '@dvor/contract/pricing/price-simulations.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { allowsWeekday, priceFor, rateOn, type RateTable } from './rate.ts'
import type { PriceRow } from '../stay/rows.ts'
import { personsOfLine } from './stay-lines.ts'
import { nightsOf, type Period } from '../stay/stay.ts'

const widthOf = (row: PriceRow): number => daysBetween(row.valid_from, row.valid_to)

/** The condition that decided against a row; in the same order as in `rate.ts`. */
export function reasonAgainst(row: PriceRow, night: Day, winner: PriceRow | null): LosingReason {
  if (winner === null || !allowsWeekday(row.weekdays, night)) return 'weekday'
  if (row.priority !== winner.priority) return 'priority'
  return widthOf(row) === widthOf(winner) ? 'older' : 'wider'
}

function explained(table: RateTable, night: Day, persons: number): ExplainedNight {
  const { price, row: winner } = rateOn(table, night, persons)
  const others = table.rows.filter(
    (row) => row !== winner && row.valid_from <= night && night <= row.valid_to,
  )
  return {
    night,
    price,
    ...personsOfLine(table, persons),
    winner: winner && { id: winner.id, title: winner.title },
    losers: others.map((row) => ({
      id: row.id,
      title: row.title,
      price: priceFor(table, row, persons),
      reason: reasonAgainst(row, night, winner),
    })),
  }
}

/**
 * Each night of a stay with the season that prices it and the other seasons that cover it, in the order of their
 * precedence. @param persons persons of the base price; a full unit without them
 */
export const explainNights = (
  table: RateTable,
  period: Period,
  persons: number = table.unit.capacity,
): ExplainedNight[] => nightsOf(period).map((night) => explained(table, night, persons))

/** The table with a season as if it were saved: replacing the one with its id, else as the newest. */
export const withRow = (rows: readonly PriceRow[], draft: PriceRow): PriceRow[] => [
  ...rows.filter(({ id }) => id !== draft.id),
  draft,
]
