import { sql, type SQL } from 'drizzle-orm'
import { rangesAsRows } from './changed-days.ts'
import { isWholeMonth, mergeRanges, remainingRanges, type DayRange } from './day-ranges.ts'
import { daysFromReservations } from './days-from-reservations.ts'

/** Days of the step with this number. */
interface Piece extends DayRange {
  step: number
}

const columns = {
  units: 'unit, 1 as days, nights, portal, closed, room_revenue',
  sources: 'source, country, previous, reservations, nights, room_revenue, service_revenue',
  arrivals: 'kind, days, reservations',
}

/**
 * Common table expressions `unit_days`, `source_days` and `arrival_days`: the sums of the steps' days, each with the
 * number of its step, from 0 on, as `step`. Clean days come from the stored sums, those of units from the sums of
 * months where the step is one; changed days come from the reservations.
 */
export function daysOfSteps(steps: readonly DayRange[], changed: readonly DayRange[]): SQL {
  const cut = (piecesOf: (step: DayRange) => DayRange[]): Piece[] =>
    steps.flatMap((range, step) => piecesOf(range).map((piece) => ({ ...piece, step })))
  const clean = cut((step) => remainingRanges(mergeRanges(changed, step), step))
  const tables = sql`
    clean as (${piecesAsRows(clean)}),
    clean_days as (${piecesAsRows(clean.filter((piece) => !isWholeMonth(piece)))}),
    clean_months as (${piecesAsRows(clean.filter(isWholeMonth))}),
    unit_days as (
      ${daysOf('units', 'clean_days', changed.length > 0)}
      union all
      select step, ${sql.raw(columns.units.replace('1 as days', 'last - first + 1'))}
      from clean_months join statistics_months on month = first
    ),
    source_days as (${daysOf('sources', 'clean', changed.length > 0)}),
    arrival_days as (${daysOf('arrivals', 'clean', changed.length > 0)})`
  if (changed.length === 0) return tables
  return sql`
    ranges as (${rangesAsRows(changed)}), ${daysFromReservations},
    changed as (${piecesAsRows(cut((step) => mergeRanges(changed, step)))}), ${tables}`
}

const piecesAsRows = (pieces: readonly Piece[]): SQL => sql`
  select * from unnest(${sql.param(pieces.map(({ step }) => step))}::int[],
    ${sql.param(pieces.map(({ first }) => first))}::date[],
    ${sql.param(pieces.map(({ last }) => last))}::date[]) as p (step, first, last)`

function daysOf(table: keyof typeof columns, clean: string, withChanged: boolean): SQL {
  const select = (pieces: string, source: string) =>
    sql.raw(`select step, ${columns[table]} from ${pieces} join ${source} on day between first and last`)
  const stored = select(clean, `statistics_${table}`)
  return withChanged ? sql`${stored} union all ${select('changed', `live_${table}`)}` : stored
}
