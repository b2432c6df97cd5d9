import { changedByPersons, changedPrice } from '@dvor/booking/pricing/price-list/changed-price.ts'
import { yearsLater } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { PriceChangeRequest } from '@dvor/contract/pricing/price-changes.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { invalid } from '../platform/errors.ts'
import type { PlannedChange, SeasonRow } from './price-state.ts'
import { listPricedUnits } from './unit-queries.ts'

type SeasonCopy = Extract<PriceChangeRequest, { kind: 'copy_season' }>

/**
 * A season for other units, or for a later year. @throws ApiError `invalid`: unknown season, a year for a season that
 * comes back anyway, a unit that has this season or fewer places than its prices by persons, a price below nothing
 */
export async function planSeasonCopy(
  tx: Db,
  { season: id, units, years, price: effect }: SeasonCopy,
  createdAt: string,
  issues: readonly FieldIssue[],
): Promise<PlannedChange> {
  const [season] = await tx.select().from(priceRows).where(eq(priceRows.id, id))
  if (!season) throw invalid([...issues, { path: 'season', code: 'not_found' }])
  const { valid_from, valid_to, title } = yearsLater(season, years)
  const row: Omit<SeasonRow, 'id' | 'accommodation_unit'> = {
    ...season,
    valid_from,
    valid_to,
    price: effect ? changedPrice(season.price, effect) : season.price,
    occupancy_prices: effect
      ? changedByPersons(season.occupancy_prices, season.price, effect)
      : season.occupancy_prices,
    createdAt,
    updatedAt: createdAt,
  }
  const having = await listUnitsWith(tx, row, units)
  const capacities = new Map((await listPricedUnits(tx)).map((unit) => [unit.id, unit.capacity]))
  const all = [
    ...issues,
    ...(years > 0 && season.repeats_yearly ? [{ path: 'years', code: 'invalid_value' as const }] : []),
    ...priceIssues([row.price, ...row.occupancy_prices]),
    ...units.flatMap((unit, index): FieldIssue[] => {
      const path = `units.${index}`
      if (having.has(unit)) return [{ path, code: 'not_unique' }]
      const isSmaller = row.occupancy_prices.length > (capacities.get(unit) ?? Infinity)
      return isSmaller ? [{ path, code: 'too_small' }] : []
    }),
  ]
  if (all.length > 0) throw invalid(all)
  return {
    cells: [],
    seasons: units.map((unit) => {
      const after = { ...row, id: newId(), accommodation_unit: unit, title }
      return { id: after.id, before: null, after }
    }),
  }
}

function priceIssues(prices: readonly (number | null)[]): FieldIssue[] {
  if (prices.some((price) => price !== null && price < 0)) return [{ path: 'price', code: 'too_small' }]
  return prices.some((price) => price !== null && price > 100_000_000)
    ? [{ path: 'price', code: 'too_big' }]
    : []
}

/** The units that have a season of this name on these dates. */
async function listUnitsWith(
  tx: Db,
  { title, valid_from, valid_to }: Pick<SeasonRow, 'title' | 'valid_from' | 'valid_to'>,
  units: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ unit: priceRows.accommodation_unit })
    .from(priceRows)
    .where(
      and(
        inArray(priceRows.accommodation_unit, [...units]),
        eq(priceRows.title, title),
        eq(priceRows.valid_from, valid_from),
        eq(priceRows.valid_to, valid_to),
      ),
    )
  return new Set(rows.map(({ unit }) => unit))
}
