import { rateTable, underPlan, withBaseRows, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { withRow } from '@dvor/booking/pricing/explain-nights.ts'
import { nextOccurrence, occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { PriceRow, RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import { seasonEffect } from '@dvor/booking/pricing/price-list/season-effect.ts'
import type {
  DraftSeason,
  SeasonEffect,
  seasonEffectRequest,
} from '@dvor/contract/pricing/price-simulations.ts'
import type { Day } from '@dvor/format/days.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../db/ids.ts'
import { listRateTables } from '../inventory/rate-queries.ts'

/**
 * Nights on which a season would price its unit if it were saved, and the seasons that take precedence on the others,
 * with the reason. Saves nothing. @throws ApiError `invalid`, `not_found`
 */
export async function previewSeason(
  db: Db,
  { accommodation_unit, season }: z.output<typeof seasonEffectRequest>,
  clock: Clock,
): Promise<SeasonEffect> {
  if (season.valid_to < season.valid_from) throw invalid([{ path: 'season.valid_to', code: 'too_small' }])
  const { now, today } = momentOf(clock.now())
  const createdAt = (season.id && (await findSeasonCreation(db, season.id))) || now.toISOString()
  const row = nextOccurrence(rowOf(season, createdAt), today)
  const dates = { from: row.valid_from, until: row.valid_to }
  const tables = await listRateTables(db, dates.from, dates.until, [accommodation_unit])
  const saved = tables.get(accommodation_unit)
  if (!saved) throw notFound('The accommodation unit')
  return seasonEffect(tableWith(saved, row, dates), row, today)
}

/** Time of creation of a season, also of an inactive one; undefined where there is none. */
async function findSeasonCreation(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: priceRows.createdAt })
    .from(priceRows)
    .where(eq(priceRows.id, id))
  return row?.createdAt
}

/** A typed season as a row of the table; `createdAt` decides between rows of equal weight. */
export const rowOf = (draft: DraftSeason & { active?: boolean }, createdAt: string): PriceRow => ({
  ...draft,
  id: draft.id ?? newId(),
  rate_plan: draft.rate_plan ?? null,
  extra_person_price: draft.extra_person_price ?? null,
  min_nights: draft.min_nights ?? null,
  max_nights: draft.max_nights ?? null,
  active: draft.active ?? true,
  createdAt,
})

/** The unit's prices between two days, with the season. */
export const tableWith = (
  { unit, stored, plan }: RateTable,
  row: PriceRow,
  { from, until }: { from: Day; until: Day },
): RateTable => {
  const rows = withRow(stored.rows, row, occurrencesOf(row, from, until))
  const table = rateTable(unit, rows, stored.rules, stored.days, stored.plans)
  return underPlan(withBaseRows(table, stored.baseRows), ownerOf(row, stored.plans) ?? plan)
}

/** The plan whose own price a season is. */
const ownerOf = ({ rate_plan }: PriceRow, plans: readonly RatePlan[]) =>
  plans.find(({ id }) => id === rate_plan)
