import type {
  ExplainedNight,
  LosingPriceReason,
  LosingReason,
} from '@dvor/contract/pricing/price-simulations.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { nightPrices, type NightPrice } from './night-price.ts'
import { allowsWeekday, priceFor } from './rate.ts'
import type { RateTable } from './rate-table.ts'
import type { PriceRow } from './price-rows.ts'
import { nightsOf } from '../stay/stay.ts'

const widthOf = (row: PriceRow): number => daysBetween(row.valid_from, row.valid_to)

/** The condition that decided against a row; in the same order as in `rate.ts`. */
export function reasonAgainst(row: PriceRow, night: Day, winner: PriceRow | null): LosingReason {
  if (winner === null || !allowsWeekday(row.weekdays, night)) return 'weekday'
  if (winner.rate_plan !== null && row.rate_plan === null) return 'own_price'
  if (row.priority !== winner.priority) return 'priority'
  return widthOf(row) === widthOf(winner) ? 'older' : 'wider'
}

function explained(table: RateTable, { night, price, persons, row: winner }: NightPrice): ExplainedNight {
  const single = table.days.get(night)
  const day = single && single.price !== null ? single : null
  const seasonOrDay = day ?? winner
  const others = table.rows.filter(
    (row) => row !== winner && row.valid_from <= night && night <= row.valid_to,
  )
  const lostBy = (row: PriceRow): LosingPriceReason => {
    if (day) return 'day_rate'
    return table.stored.baseRows.includes(row) ? 'base_price' : reasonAgainst(row, night, winner)
  }
  return {
    night,
    price,
    ...(persons === null ? {} : { persons }),
    winner: seasonOrDay && { id: seasonOrDay.id, title: seasonOrDay.title },
    losers: others.map((row) => ({
      id: row.id,
      title: row.title,
      price: priceFor(table, row, persons ?? table.unit.capacity),
      reason: lostBy(row),
    })),
  }
}

/**
 * Each night of a stay with the season that prices it and the other seasons that cover it, in the order of their
 * precedence. The price is that of the line of nights; children and additional persons have lines of their own.
 */
export function explainNights(
  table: RateTable,
  stay: StayRequest,
  bands: readonly AgeBand[],
): ExplainedNight[] {
  const priceOn = nightPrices(table, stay, bands)
  return nightsOf(stay).map((night) => explained(table, priceOn(night)))
}

/** The rows with a season, in all its years, as if it were saved: replacing the one with its id, else as the newest. */
export const withRow = (
  rows: readonly PriceRow[],
  draft: PriceRow,
  occurrences: readonly PriceRow[] = [draft],
): PriceRow[] => [...rows.filter(({ id }) => id !== draft.id), ...occurrences]
