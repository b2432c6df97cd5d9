import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { bookedNightsOf } from '../../reservations/queries/booked-nights.ts'
import type { Period, StepKind } from './period.ts'
import { partsWithin, within } from './reservation-parts.ts'

/** Sums of the period by one key; what a kind of row does not have is zero. */
export interface SumRow {
  /** The kind of the key. A cell is a unit in a step, whose key is that of the step. */
  of: 'cell' | 'source' | 'country' | 'booking_window' | 'length_of_stay'
  key: string | null
  /** Of a cell; null for lines that name none, such as services. */
  unit: string | null
  reservations: number
  /** Room nights let by the property. */
  nights: number
  portal: number
  closed: number
  /** Cents. */
  room_revenue: number
  service_revenue: number
}

/** All sums of a period, from the reservations, the imported calendars and the closures of its days. */
export async function listSums(db: Db, period: Period, kind: StepKind): Promise<SumRow[]> {
  const step = (day: string) => sql`left(${sql.raw(day)}::text, ${kind === 'day' ? 10 : 7}::int)`
  const { rows } = await db.execute<Record<keyof SumRow, unknown>>(sql`
    with ${partsWithin(period)}, taken as materialized (
      select id, channel as source, country, ${step('day')} as step, unit, count(*) filter (where is_night) as nights,
        0 as portal, 0 as closed, coalesce(sum(amount) filter (where is_room), 0) as room_revenue,
        coalesce(sum(amount) filter (where not is_room), 0) as service_revenue
      from by_room group by 1, 2, 3, 4, 5
      union all
      select feed_event, case when feed_event is not null then 'portal' end, null, ${step('night')}, unit, 0,
        count(feed_event), count(closure), 0, 0
      from room_nights where stay is null and ${within('night', period)} group by 1, 2, 3, 4, 5
    )
    select 'cell' as of, step as key, unit, 0 as reservations, sum(nights)::int as nights, sum(portal)::int as portal,
      sum(closed)::int as closed, sum(room_revenue)::float8 as room_revenue,
      sum(service_revenue)::float8 as service_revenue
    from taken group by step, unit
    union all
    ${sharesBy('source')} where source is not null group by source
    union all
    ${sharesBy('country')} where source <> 'portal' group by country
    union all
    ${arrivalsOf(period)}`)
  return rows as unknown as SumRow[]
}

const sharesBy = (key: 'source' | 'country') => sql`
  select ${key}, ${sql.raw(key)}, null, count(distinct id)::int, sum(nights + portal)::int, 0, 0,
    sum(room_revenue)::float8, sum(service_revenue)::float8 from taken`

const arrivalsOf = (period: Period): SQL => sql`
  select case when grouping(ahead) = 0 then 'booking_window' else 'length_of_stay' end,
    coalesce(ahead, nights)::text, null, count(*)::int, 0, 0, 0, 0, 0
  from (
    select greatest(0, arrival - (created_at at time zone ${propertyZone})::date) as ahead,
      ${bookedNightsOf(sql`reservations.id`)} as nights
    from reservations where ${within('arrival', period)} and ${inLiterals(sql`state`, bookedStates)}
  ) as arrived
  group by grouping sets ((ahead), (nights))`
