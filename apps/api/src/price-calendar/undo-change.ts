import { inArray } from 'drizzle-orm'
import { isSameCell, ownCell } from '@dvor/booking/pricing/price-list/day-cells.ts'
import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { calendarChanges, findPriceChange, listPriceChanges } from './change-queries.ts'
import { changeOfForm } from './form-changes.ts'
import {
  areaOf,
  overlaps,
  type ChangedArea,
  type PlannedChange,
  type PriceState,
  type SeasonRow,
} from './price-state.ts'
import { lockPrices, storeChange } from './store-change.ts'

/**
 * Restores exactly the days and seasons of a change as they were before it, as a change of its own.
 * @throws ApiError `not_found`; `stale` with the later changes where one of them changed the same prices, or where the
 * change was undone
 */
export async function undoChange(db: Db, actor: Actor, id: string): Promise<PriceChangeResult> {
  return inTransaction(db, async (tx) => {
    await lockPrices(tx)
    const found = await findPriceChange(tx, id)
    const change = found && changeOf(found)
    const area = change && areaOf(change)
    if (!found || !area) throw notFound('The change')
    await refuseWithoutUnits(tx, area)
    if (found.undone || !(await isAsLeft(tx, change, area))) throw await laterChanges(tx, id, area)
    const { id: entry } = await storeChange(tx, actor, reversed(change), {
      action: 'undo',
      title: null,
      undoes: id,
    })
    return { id: entry, days: change.cells.length, seasons: change.seasons.length, stays: [] }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findPriceChange>>>

function changeOf({ collection, before, after }: Found): PlannedChange {
  if (collection !== calendarChanges) return changeOfForm({ collection, before, after })
  // Written by `storeChange` alone.
  const [was, is] = [before as PriceState, after as PriceState]
  return {
    cells: was.days.map(({ unit, day, cell }, index) => ({
      unit,
      day,
      before: cell,
      after: is.days[index]?.cell ?? null,
    })),
    seasons: was.seasons.map(({ id, row }, index) => ({
      id,
      before: row,
      after: is.seasons[index]?.row ?? null,
    })),
  }
}

const reversed = ({ cells, seasons }: PlannedChange): PlannedChange => ({
  cells: cells.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before })),
  seasons: seasons.map(({ id, before, after }) => ({ id, before: after, after: before })),
})

async function refuseWithoutUnits(tx: Db, area: ChangedArea): Promise<void> {
  const found = await tx.$count(units, inArray(units.id, area.units))
  if (found < area.units.length) throw notFound('A unit of the change')
}

/** Whether days and seasons still have the values that the change gave them. */
async function isAsLeft(tx: Db, { cells, seasons }: PlannedChange, area: ChangedArea): Promise<boolean> {
  const tables = await listRateTables(tx, area.from, area.to, area.units)
  const areSame = cells.every(({ unit, day, after }) => {
    const table = tables.get(unit)
    return table !== undefined && isSameCell(ownCell(table, day), after)
  })
  if (!areSame || seasons.length === 0) return areSame
  const rows = await tx
    .select()
    .from(priceRows)
    .where(
      inArray(
        priceRows.id,
        seasons.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return seasons.every(({ id, after }) => isSameSeason(byId.get(id) ?? null, after))
}

function isSameSeason(row: SeasonRow | null, after: SeasonRow | null): boolean {
  if (!row || !after) return row === after
  const valuesOf = (season: SeasonRow) =>
    Object.entries(season).filter(([key]) => key !== 'createdAt' && key !== 'updatedAt')
  const current = new Map<string, unknown>(valuesOf(row))
  return valuesOf(after).every(([key, value]) => JSON.stringify(current.get(key)) === JSON.stringify(value))
}

async function laterChanges(tx: Db, id: string, area: ChangedArea): Promise<ApiError> {
  const later = await listPriceChanges(tx, id)
  const changes = later.filter((change) => overlaps(change, area))
  return new ApiError('stale', 'Later changes touch the same prices', { details: { changes } })
}
