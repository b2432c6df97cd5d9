import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import { asRows, rowsAtOnce } from '../db/rows-at-once.ts'
import { dayRateRows } from '../db/schema/accommodation/day-rates.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { recordChange, type RecordedChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { calendarChanges } from './change-queries.ts'
import { areaOf, stateOf, type PlannedChange, type SeasonChange } from './price-state.ts'

/**
 * Makes other writers of prices wait until the transaction ends, so that a change is computed from the prices that it
 * replaces and later changes have later entries. Reading goes on.
 */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${dayRateRows}, ${priceRows} in share row exclusive mode`)
}

const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`)

const storeStatement = prepared((db) =>
  db
    .insert(dayRateRows)
    .select(rowsAtOnce(dayRateRows))
    .onConflictDoUpdate({
      target: [dayRateRows.accommodation_unit, dayRateRows.day],
      targetWhere: isNull(dayRateRows.rate_plan),
      set: {
        title: excluded(dayRateRows.title),
        price: excluded(dayRateRows.price),
        min_nights: excluded(dayRateRows.min_nights),
        max_nights: excluded(dayRateRows.max_nights),
        closed_to_arrival: excluded(dayRateRows.closed_to_arrival),
        closed_to_departure: excluded(dayRateRows.closed_to_departure),
        updatedAt: sql`greatest(clock_timestamp(), ${dayRateRows.updatedAt} + interval '1 ms')`,
      },
    })
    .prepare('store_day_rates'),
)

const clearStatement = prepared((db) =>
  db
    .delete(dayRateRows)
    .where(
      and(
        isNull(dayRateRows.rate_plan),
        sql`(${dayRateRows.accommodation_unit}, ${dayRateRows.day}) in (
          select * from unnest(${sql.placeholder('units')}::uuid[], ${sql.placeholder('days')}::date[]))`,
      ),
    )
    .prepare('clear_day_rates'),
)

/** Writes all days by two statements, however many they are. */
async function storeCells(tx: Db, cells: PlannedChange['cells']): Promise<void> {
  const cleared = cells.filter(({ after }) => after === null)
  if (cleared.length > 0)
    await clearStatement(tx).execute({
      units: cleared.map(({ unit }) => unit),
      days: cleared.map(({ day }) => day),
    })
  const kept = cells.flatMap(({ after }) => {
    if (!after) return []
    const { unit, ...values } = after
    return [{ id: newId(), accommodation_unit: unit, ...values }]
  })
  if (kept.length > 0) await storeStatement(tx).execute(asRows(dayRateRows, kept))
}

async function storeSeason(tx: Db, { id, after }: SeasonChange): Promise<void> {
  if (!after) return void (await tx.delete(priceRows).where(eq(priceRows.id, id)))
  const { updatedAt: _, ...values } = after
  const updatedAt = sql`greatest(clock_timestamp(), ${priceRows.updatedAt} + interval '1 ms')`
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
  { action, title, undoes = newId() }: { action: string; title: string | null; undoes?: string },
): Promise<RecordedChange> {
  await storeCells(tx, change.cells)
  for (const season of change.seasons) await storeSeason(tx, season)
  const counts = { days: change.cells.length, seasons: change.seasons.length }
  const recorded = await recordChange(tx, actor, {
    collection: calendarChanges,
    recordId: undoes,
    action,
    before: stateOf(change, 'before'),
    after: { summary: { ...areaOf(change), ...counts, title }, ...stateOf(change, 'after') },
  })
  await announceContentChange(tx, 'prices')
  return recorded
}
