import type { SeasonEffect, WinningSeason } from '@dvor/contract/pricing/price-simulations.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { reasonAgainst } from '../explain-nights.ts'
import { allowsWeekday, winningRow } from '../rate.ts'
import type { RateTable } from '../rate-table.ts'
import type { PriceRow } from '../price-rows.ts'

/** Number of nights checked, more than any unit can be booked ahead. */
const farthest = 1100

/**
 * The nights that a season prices in its unit, and those that another one prices, by the function that prices a stay.
 * @param table the unit's prices including the season @param from the first night, usually today's; earlier ones are
 * over
 */
export function seasonEffect(table: RateTable, season: PriceRow, from: Day): SeasonEffect {
  const winners = new Map<string, WinningSeason>()
  let nights = 0
  let priced = 0
  for (const night of nightsOfSeason(season, from)) {
    nights += 1
    const winner = season.active ? winningRow(table, night) : null
    if (winner?.id === season.id) priced += 1
    else if (winner) winners.set(winner.id, withNight(winners.get(winner.id), season, winner, night))
  }
  const winning = [...winners.values()]
  return {
    is_active: season.active,
    nights,
    priced_nights: priced,
    winners: winning,
    winning_priority: winning.length > 0 ? Math.max(...winning.map(({ priority }) => priority)) + 1 : null,
  }
}

/** The season's own nights: in its range, on its weekdays. */
function nightsOfSeason({ valid_from, valid_to, weekdays }: PriceRow, from: Day): Day[] {
  const first = valid_from < from ? from : valid_from
  const count = Math.min(daysBetween(first, valid_to) + 1, farthest)
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
  return all.filter((night) => allowsWeekday(weekdays, night))
}

function withNight(
  entryBefore: WinningSeason | undefined,
  season: PriceRow,
  winner: PriceRow,
  night: Day,
): WinningSeason {
  const { id, title, price, priority } = winner
  const entry = entryBefore ?? {
    id,
    title,
    price,
    priority,
    reason: reasonAgainst(season, night, winner),
    nights: 0,
    periods: [],
  }
  const last = entry.periods.at(-1)
  const periods =
    last && addDays(last.to, 1) === night
      ? [...entry.periods.slice(0, -1), { from: last.from, to: night }]
      : [...entry.periods, { from: night, to: night }]
  return { ...entry, nights: entry.nights + 1, periods }
}
