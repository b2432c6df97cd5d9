import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { DayRange } from '../../statistics/day-ranges.ts'
import { daysOfSteps, stepsAsRows, type Step } from '../../statistics/period-days.ts'
import type { LetUnit } from './list-let-units.ts'

/** Sums of the period by one key; the rest is zero. */
export interface SumRow {
  /** What the key names; a step has several rows, which are to be added up. */
  of: 'step' | 'unit' | 'source' | 'country' | 'booking_window' | 'length_of_stay'
  key: string | null
  reservations: number
  /** Room nights let by the property. */
  nights: number
  portal: number
  available: number
  /** Cents. */
  room_revenue: number
  service_revenue: number
}

/** All sums of a period, from those of its days. @param changed days that are computed from the reservations */
export async function listSums(
  db: Db,
  steps: readonly Step[],
  units: readonly LetUnit[],
  changed: readonly DayRange[],
): Promise<SumRow[]> {
  const { rows } = await db.execute<Record<keyof SumRow, unknown>>(sql`
    with ${daysOfSteps(steps, changed)}, ${cellsOf(steps, units)}
    select case when grouping(step) = 0 then 'step' else 'unit' end as of, coalesce(step, unit::text) as key,
      0 as reservations, sum(nights)::int as nights, sum(portal)::int as portal, sum(available)::int as available,
      sum(room_revenue)::float8 as room_revenue, 0::float8 as service_revenue
    from cells group by grouping sets ((step), (unit))
    union all
    select 'step', step, 0, nights, 0, 0, room_revenue, 0 from sums where unit is null
    union all
    select 'step', step, 0, 0, 0, 0, 0, sum(service_revenue)::float8 from source_days group by step
    union all
    ${sharesBy(sql`'source'`, sql`source`, steps)} from source_days group by source
    union all
    ${sharesBy(sql`'country'`, sql`country`, steps)} from source_days where source <> 'portal' group by country
    union all
    select kind, days::text, sum(reservations)::int, 0, 0, 0, 0, 0 from arrival_days group by kind, days`)
  return rows as unknown as SumRow[]
}

/** Counts a reservation on the first of its days that lies in the period. */
const sharesBy = (of: SQL, key: SQL, [first]: readonly Step[]) => sql`
  select ${of}, ${key},
    coalesce(sum(reservations) filter (where previous is null or previous < ${first?.first}::date), 0)::int,
    sum(nights)::int, 0, 0, sum(room_revenue)::float8, sum(service_revenue)::float8`

/**
 * Each unit in each step. It was available on the nights on which it could be let; one that was put aside counts until
 * then.
 */
const cellsOf = (steps: readonly Step[], units: readonly LetUnit[]) => sql`
  sums as (
    select step, unit, sum(nights)::int as nights, sum(portal)::int as portal, sum(closed)::int as closed,
      sum(room_revenue)::float8 as room_revenue
    from unit_days group by step, unit
  ), steps as (${stepsAsRows(steps)}), let_units as (
    select * from unnest(${sql.param(units.map(({ id }) => id))}::uuid[],
      ${sql.param(units.map(({ active }) => active))}::boolean[],
      ${sql.param(units.map(({ begins }) => begins))}::date[]) as u (id, active, begins)
  ), cells as (
    select steps.step, u.id as unit, coalesce(nights, 0) as nights, coalesce(portal, 0) as portal,
      coalesce(room_revenue, 0) as room_revenue,
      greatest(coalesce(nights, 0) + coalesce(portal, 0),
        case when u.active then last - greatest(u.begins, first) + 1 - coalesce(closed, 0) else 0 end) as available
    from steps cross join let_units u left join sums on sums.step = steps.step and sums.unit = u.id
  )`
