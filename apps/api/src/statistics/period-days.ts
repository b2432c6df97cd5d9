import { sql, type SQL } from 'drizzle-orm'
import { rangesAsRows } from './changed-days.ts'
import { mergeRanges, remainingRanges, type DayRange } from './day-ranges.ts'
import { daysFromReservations } from './days-from-reservations.ts'

/** A part of a period that is added up by itself. */
export interface Step extends DayRange {
  key: string
}

/**
 * Common table expressions `unit_days`, `source_days` and `arrival_days`: the rows of the steps' days, each with the
 * key of its step as `step`. Clean days come from the stored sums, changed ones from the reservations.
 */
export function daysOfSteps(steps: readonly Step[], changed: readonly DayRange[]): SQL {
  const cut = (pieces: (step: Step) => DayRange[]) =>
    stepsAsRows(steps.flatMap((step) => pieces(step).map((piece) => ({ ...piece, key: step.key }))))
  const clean = cut((step) => remainingRanges(mergeRanges(changed, step), step))
  const tables = sql`
    clean as (${clean}),
    unit_days as (${daysOf('units', 'unit, nights, portal, closed, room_revenue', changed.length > 0)}),
    source_days as (${daysOf('sources', 'source, country, previous, reservations, nights, room_revenue, service_revenue', changed.length > 0)}),
    arrival_days as (${daysOf('arrivals', 'kind, days, reservations', changed.length > 0)})`
  if (changed.length === 0) return tables
  return sql`
    ranges as (${rangesAsRows(changed)}), ${daysFromReservations},
    changed as (${cut((step) => mergeRanges(changed, step))}), ${tables}`
}

/** Steps as a query with the columns `step`, `first` and `last`. */
export const stepsAsRows = (steps: readonly Step[]): SQL => sql`
  select * from unnest(${sql.param(steps.map(({ key }) => key))}::text[],
    ${sql.param(steps.map(({ first }) => first))}::date[],
    ${sql.param(steps.map(({ last }) => last))}::date[]) as s (step, first, last)`

function daysOf(table: string, columns: string, withChanged: boolean): SQL {
  const select = (pieces: string, source: string) =>
    sql.raw(`select step, ${columns} from ${pieces} join ${source} on day between first and last`)
  const stored = select('clean', `statistics_${table}`)
  return withChanged ? sql`${stored} union all ${select('changed', `live_${table}`)}` : stored
}
