import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { DayRange } from '../../statistics/day-ranges.ts'
import { daysOfSteps } from '../../statistics/period-days.ts'
import type { LetUnit } from './list-let-units.ts'

/** Sums of the period by one key; what a kind of row does not have is zero. */
export interface SumRow {
  /**
   * The kind of the key. The key of a step is its number, and it has several rows, which are to be added up. A cell is
   * a unit in a step; only those of units are listed that were closed, were put aside, or are younger than the period.
   */
  of: 'step' | 'unit' | 'cell' | 'source' | 'country' | 'booking_window' | 'length_of_stay'
  key: string | null
  /** Of a cell; otherwise zero. */
  step: number
  reservations: number
  /** Room nights let by the property. */
  nights: number
  portal: number
  closed: number
  /** Cents. */
  room_revenue: number
  service_revenue: number
}

interface Asked {
  steps: readonly DayRange[]
  units: readonly LetUnit[]
  /** Days that are computed from the reservations. */
  changed: readonly DayRange[]
}

/** All sums of a period, from those of its days. */
export async function listSums(db: Db, { steps, units, changed }: Asked): Promise<SumRow[]> {
  const [step] = steps
  const listed = sql`unit = any(${idsOf(units)})`
  const special = idsOf(units.filter(({ active, begins }) => !active || begins > (step?.first ?? begins)))
  const { rows } = await db.execute<Record<keyof SumRow, unknown>>(sql`
    with ${daysOfSteps(steps, changed)}, special as (
      select unnest(${special}) as unit
      union select unit from unit_days where closed > 0 or nights + portal > days
    )
    select case when grouping(step) = 0 then 'step' else 'unit' end as of, coalesce(step::text, unit::text) as key,
      0 as step, 0 as reservations, sum(nights)::int as nights, sum(portal)::int as portal, sum(closed)::int as closed,
      sum(room_revenue)::float8 as room_revenue, 0::float8 as service_revenue
    from unit_days where ${listed} group by grouping sets ((step), (unit))
    union all
    select 'cell', unit::text, step, 0, sum(nights)::int, sum(portal)::int, sum(closed)::int, 0, 0
    from unit_days where unit in (select unit from special) and ${listed} group by step, unit
    union all
    select 'step', step::text, 0, 0, sum(nights)::int, 0, 0, sum(room_revenue)::float8, 0
    from unit_days where unit is null group by step
    union all
    select 'step', step::text, 0, 0, 0, 0, 0, 0, sum(service_revenue)::float8 from source_days group by step
    union all
    ${sharesBy(sql`'source'`, sql`source`, step)} from source_days group by source
    union all
    ${sharesBy(sql`'country'`, sql`country`, step)} from source_days where source <> 'portal' group by country
    union all
    select kind, days::text, 0, sum(reservations)::int, 0, 0, 0, 0, 0 from arrival_days group by kind, days`)
  return rows as unknown as SumRow[]
}

const idsOf = (units: readonly LetUnit[]) => sql`${sql.param(units.map(({ id }) => id))}::uuid[]`

/** Counts a reservation on the first of its days that lies in the period. */
const sharesBy = (of: SQL, key: SQL, step: DayRange | undefined) => sql`
  select ${of}, ${key}, 0,
    coalesce(sum(reservations) filter (where previous is null or previous < ${step?.first}::date), 0)::int,
    sum(nights)::int, 0, 0, sum(room_revenue)::float8, sum(service_revenue)::float8`
