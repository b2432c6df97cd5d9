import {
  cellLike,
  cellWithValues,
  changedCells,
  type CellChange,
} from '@dvor/booking/pricing/price-list/day-cells.ts'
import { allowsWeekday } from '@dvor/booking/pricing/rate.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  maxChangedCells,
  maxChangedDays,
  type PriceChangeRequest,
} from '@dvor/contract/pricing/price-changes.ts'
import { nightLimitIssues } from '@dvor/contract/pricing/night-limits.ts'
import { addDays, dayParts, daysBetween, eachDay, isDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { findRatePlan, isForUnit } from '../inventory/plan-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { planSeasonCopy } from './plan-season-copy.ts'
import type { PlannedChange } from './price-state.ts'
import { listPricedUnits } from './unit-queries.ts'

export type DayChange = Exclude<PriceChangeRequest, { kind: 'copy_season' }>

const yearOfWeeks = 364
const highestPrice = 100_000_000

/**
 * The days and seasons that a request would change, read under the lock of `lockPrices`. @throws ApiError `invalid`
 * with every contradiction; `details.cells` names days whose limits or price would contradict each other
 */
export async function planChange(
  tx: Db,
  request: PriceChangeRequest,
  today: Day,
  newSeason: { createdAt: string },
): Promise<PlannedChange> {
  const issues = await unitIssues(tx, request.units)
  if (request.kind === 'copy_season') return planSeasonCopy(tx, request, newSeason.createdAt, issues)
  issues.push(...spanIssues(request, today))
  const plan = request.rate_plan ? await findRatePlan(tx, request.rate_plan) : null
  for (const [index, unit] of request.units.entries())
    if (!isForUnit(plan, unit)) issues.push({ path: `units.${index}`, code: 'invalid_value' })
  if (request.kind === 'set' && Object.keys(request.values).length === 0)
    issues.push({ path: 'values', code: 'required' })
  if (issues.length > 0) throw invalid(issues)
  const last = addDays(request.to, 1)
  const until = request.kind === 'copy_days' ? addDays(last, 2 * yearOfWeeks) : last
  const tables = await listRateTables(tx, request.from, until, request.units)
  const cells = [...tables.values()].flatMap((table) => cellsOf(underPlan(table, plan), request, today))
  refuseContradictions(cells)
  return { cells, seasons: [] }
}

async function unitIssues(tx: Db, unitIds: readonly string[]): Promise<FieldIssue[]> {
  const ids = new Set((await listPricedUnits(tx)).map(({ id }) => id))
  return unitIds.flatMap((unit, index): FieldIssue[] => {
    const path = `units.${index}`
    if (!ids.has(unit)) return [{ path, code: 'not_found' }]
    return unitIds.indexOf(unit) < index ? [{ path, code: 'not_unique' }] : []
  })
}

/** Days the wrong way round, too many of them, or over. */
function spanIssues(request: DayChange, today: Day): FieldIssue[] {
  const { from, to, units } = request
  const days = daysBetween(from, to) + 1
  if (days < 1) return [{ path: 'to', code: 'out_of_order' }]
  if (days > maxChangedDays) return [{ path: 'to', code: 'too_big' }]
  const issues: FieldIssue[] =
    days * units.length > maxChangedCells ? [{ path: 'units', code: 'too_many' }] : []
  const first = request.kind === 'copy_days' ? addDays(from, yearOfWeeks) : from
  return first < today ? [...issues, { path: 'from', code: 'too_small' }] : issues
}

function cellsOf(table: RateTable, request: DayChange, today: Day): CellChange[] {
  const days = eachDay(request.from, addDays(request.to, 1))
  if (request.kind === 'copy_days') {
    const sources = new Map(days.flatMap((day) => copyOf(day, request.by, today)))
    return changedCells(table, [...sources.keys()], (day) => cellLike(table, day, sources.get(day) ?? day))
  }
  const matchingDays = days.filter((day) => allowsWeekday(request.weekdays, day))
  return changedCells(table, matchingDays, (day, cell) =>
    request.kind === 'clear' ? null : cellWithValues(table, day, cell, request.values),
  )
}

/** The day of the next year that a day is copied to, with the day itself; none for 29 February by its date. */
function copyOf(day: Day, by: 'date' | 'weekday', today: Day): [Day, Day][] {
  const copy =
    by === 'weekday'
      ? addDays(day, yearOfWeeks)
      : `${String(dayParts(day).year + 1).padStart(4, '0')}${day.slice(4)}`
  return isDay(copy) && copy >= today ? [[copy, day]] : []
}

/** Refuses limits that no stay can keep, and prices below nothing. */
function refuseContradictions(cells: readonly CellChange[]): void {
  const inverted = cells.filter(({ after }) => after && nightLimitIssues({ ...after }).length > 0)
  const negative = cells.filter(({ after }) => (after?.price ?? 0) < 0)
  const huge = cells.filter(({ after }) => (after?.price ?? 0) > highestPrice)
  const fields: FieldIssue[] = [
    ...(inverted.length > 0
      ? (['max_nights', 'min_nights'] as const).map((key) => ({
          path: `values.${key}`,
          code: 'out_of_order' as const,
        }))
      : []),
    ...(negative.length > 0 ? [{ path: 'values.price', code: 'too_small' as const }] : []),
    ...(huge.length > 0 ? [{ path: 'values.price', code: 'too_big' as const }] : []),
  ]
  if (fields.length === 0) return
  const refused = new Set([...inverted, ...negative, ...huge])
  throw new ApiError('invalid', 'Some days would contradict themselves', {
    fields,
    details: { cells: [...refused].map(({ unit, day }) => ({ unit, day })) },
  })
}
