import type { RecordedAction } from '@dvor/contract/insight/recorded-actions.ts'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { nextVersion } from '../db/next-version.ts'
import { prepared } from '../db/prepared.ts'
import { asRows, rowsAtOnce } from '../db/rows-at-once.ts'
import { dayRateRows } from '../db/schema/accommodation/day-rates.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { recordChange, type RecordedChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { calendarChanges } from './change-queries.ts'
import { areaOf, planOf, stateOf, type PlannedChange, type SeasonChange } from './price-state.ts'

/**
 * Makes other writers of prices wait until the transaction ends, so that a change is computed from the prices that it
 * replaces and later changes have later entries. Reading goes on.
 */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${dayRateRows}, ${priceRows} in share row exclusive mode`)
}

const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`)

const newValues = {
  title: excluded(dayRateRows.title),
  price: excluded(dayRateRows.price),
  occupancy_prices: excluded(dayRateRows.occupancy_prices),
  min_nights: excluded(dayRateRows.min_nights),
  max_nights: excluded(dayRateRows.max_nights),
  closed_to_arrival: excluded(dayRateRows.closed_to_arrival),
  closed_to_departure: excluded(dayRateRows.closed_to_departure),
  updatedAt: nextVersion(dayRateRows.updatedAt, sql`clock_timestamp()`),
}

const storeStatement = prepared((db) =>
  db
    .insert(dayRateRows)
    .select(rowsAtOnce(dayRateRows))
    .onConflictDoUpdate({
      target: [dayRateRows.accommodation_unit, dayRateRows.day],
      targetWhere: isNull(dayRateRows.rate_plan),
      set: newValues,
    })
    .prepare('store_day_rates'),
)

const storeOfPlansStatement = prepared((db) =>
  db
    .insert(dayRateRows)
    .select(rowsAtOnce(dayRateRows))
    .onConflictDoUpdate({
      target: [dayRateRows.accommodation_unit, dayRateRows.day, dayRateRows.rate_plan],
      targetWhere: isNotNull(dayRateRows.rate_plan),
      set: newValues,
    })
    .prepare('store_day_rates_of_plans'),
)

const clearStatement = prepared((db) =>
  db
    .delete(dayRateRows)
    .where(
      sql`exists (
        select from unnest(${sql.placeholder('units')}::uuid[], ${sql.placeholder('days')}::date[],
          ${sql.placeholder('plans')}::uuid[]) as cleared (unit, day, plan)
        where cleared.unit = ${dayRateRows.accommodation_unit} and cleared.day = ${dayRateRows.day}
          and cleared.plan is not distinct from ${dayRateRows.rate_plan})`,
    )
    .prepare('clear_day_rates'),
)

/** Writes all days by as many statements for thousands of them as for one. */
async function storeCells(tx: Db, cells: PlannedChange['cells']): Promise<void> {
  const cleared = cells.filter(({ after }) => after === null)
  if (cleared.length > 0)
    await clearStatement(tx).execute({
      units: cleared.map(({ unit }) => unit),
      days: cleared.map(({ day }) => day),
      plans: cleared.map(({ rate_plan }) => rate_plan),
    })
  const cellRows = cells.flatMap(({ after, rate_plan }) => {
    if (!after) return []
    const { unit, ...values } = after
    return [{ id: newId(), accommodation_unit: unit, ...values, rate_plan }]
  })
  const base = cellRows.filter(({ rate_plan }) => rate_plan === null)
  const ofPlans = cellRows.filter(({ rate_plan }) => rate_plan !== null)
  if (base.length > 0) await storeStatement(tx).execute(asRows(dayRateRows, base))
  if (ofPlans.length > 0) await storeOfPlansStatement(tx).execute(asRows(dayRateRows, ofPlans))
}

async function storeSeason(tx: Db, { id, after }: SeasonChange): Promise<void> {
  if (!after) return void (await tx.delete(priceRows).where(eq(priceRows.id, id)))
  const { updatedAt: _, ...values } = after
  const updatedAt = nextVersion(priceRows.updatedAt, sql`clock_timestamp()`)
  await tx
    .insert(priceRows)
    .values(values)
    .onConflictDoUpdate({ target: priceRows.id, set: { ...values, updatedAt } })
}

/**
 * Writes a change with one entry of the history, under the lock of `lockPrices`, and announces it.
 * @param undoes id of the entry that the change undoes
 */
export async function storeChange(
  tx: Db,
  actor: Actor,
  change: PlannedChange,
  { action, title, undoes = newId() }: { action: RecordedAction; title: string | null; undoes?: string },
): Promise<RecordedChange> {
  await storeCells(tx, change.cells)
  for (const season of change.seasons) await storeSeason(tx, season)
  const counts = { days: change.cells.length, seasons: change.seasons.length }
  const recorded = await recordChange(tx, actor, {
    collection: calendarChanges,
    recordId: undoes,
    action,
    before: stateOf(change, 'before'),
    after: {
      summary: { ...areaOf(change), ...counts, title, rate_plan: planOf(change) },
      ...stateOf(change, 'after'),
    },
  })
  await announceContentChange(tx, 'prices')
  return recorded
}
