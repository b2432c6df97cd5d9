import { inArray } from 'drizzle-orm'
import { isSameCell, ownCells } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { listRatePlans } from '../inventory/plan-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { calendarChanges, findPriceChange, listLaterChanges } from './change-queries.ts'
import { changeOfForm } from './form-changes.ts'
import {
  areaOf,
  plansOf,
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
    const loggedChange = await findPriceChange(tx, id)
    const change = loggedChange && changeOf(loggedChange)
    const area = change && areaOf(change)
    if (!loggedChange || !area) throw notFound('The change')
    await refuseWithoutUnits(tx, area)
    await refuseWithoutPlans(tx, change)
    if (loggedChange.undone || !(await isAsLeft(tx, change, area))) throw await laterChanges(tx, id, area)
    const { id: entry } = await storeChange(tx, actor, reversed(change), {
      action: 'undo',
      title: null,
      undoes: id,
    })
    return { id: entry, days: change.cells.length, seasons: change.seasons.length, stays: [] }
  })
}

/** The prices that the undo of a change would write; null for an id of no change of prices. */
export async function planUndo(db: Db, id: string): Promise<PlannedChange | null> {
  const loggedChange = await findPriceChange(db, id)
  return loggedChange ? reversed(changeOf(loggedChange)) : null
}

type Found = NonNullable<Awaited<ReturnType<typeof findPriceChange>>>

function changeOf({ collection, before, after }: Found): PlannedChange {
  if (collection !== calendarChanges) return changeOfForm({ collection, before, after })
  // Written by `storeChange` alone.
  const [was, is] = [before as PriceState, after as PriceState]
  return {
    cells: was.days.map(({ unit, day, rate_plan = null, cell }, index) => ({
      unit,
      day,
      rate_plan,
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
  const count = await tx.$count(units, inArray(units.id, area.units))
  if (count < area.units.length) throw notFound('A unit of the change')
}

async function refuseWithoutPlans(tx: Db, change: PlannedChange): Promise<void> {
  const planIds = new Set<string | null>((await listRatePlans(tx)).map(({ id }) => id)).add(null)
  if (plansOf(change).some((plan) => !planIds.has(plan))) throw notFound('The rate plan of the change')
}

/** Reads days of their own of units and plans, each pair once. */
function ownCellsOf(tables: ReadonlyMap<string, RateTable>) {
  const cellsByKey = new Map<string, ReturnType<typeof ownCells>>()
  return (unit: string, plan: string | null) => {
    const key = `${unit} ${plan}`
    const table = tables.get(unit)
    const ratePlan = table?.stored.plans.find(({ id }) => id === plan) ?? null
    const cells = cellsByKey.get(key) ?? (table ? ownCells(underPlan(table, ratePlan)) : undefined)
    if (cells) cellsByKey.set(key, cells)
    return cells
  }
}

/** Whether days, seasons and units still have the values that the change gave them. */
async function isAsLeft(tx: Db, change: PlannedChange, area: ChangedArea): Promise<boolean> {
  const { cells, seasons } = change
  const tables = await listRateTables(tx, area.from ?? '', area.to ?? '', area.units)
  const ownOf = ownCellsOf(tables)
  const areSame = cells.every(({ unit, day, rate_plan, after }) => {
    const ownCells = ownOf(unit, rate_plan)
    return ownCells !== undefined && isSameCell(ownCells.get(day) ?? null, after)
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
  const changes = await listLaterChanges(tx, id, area)
  return new ApiError('stale', 'Later changes touch the same prices', { details: { changes } })
}
