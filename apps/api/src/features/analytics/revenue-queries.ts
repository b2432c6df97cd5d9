import { takesNights } from '@dvor/booking/states.ts'
import { maxStayNights } from '@dvor/contract/quotes.ts'
import { reservationState, type Channel } from '@dvor/contract/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { reservations } from '../reservations/table.ts'
import type { Period, StepKind } from './period.ts'

/** Reservations that count: they have their nights, and are more than a guest who is still choosing. */
export const counted = reservationState.options.filter((state) => takesNights(state) && state !== 'hold')

/** A reservation's stays may lie apart; what begins earlier than this cannot reach into the period. */
const longestReach = 2 * maxStayNights

export interface RevenueRow {
  /** What the row sums: a unit's (or, without a unit, the services') step, a channel, or a country. */
  of: 'step' | 'channel' | 'country'
  unit: string | null
  step: string | null
  channel: Channel | null
  country: string | null
  reservations: number
  /** Room nights. */
  nights: number
  /** Cents. */
  room_revenue: number
  service_revenue: number
}

/**
 * What was let in the period and for how much, from the frozen prices: each night bears its own price, extra persons
 * theirs, a service the day it takes place (or of arrival). A discount is spread over the lines of its VAT kind in
 * proportion, by rounding running sums, so that not a cent of a reservation is lost between months or units.
 */
export async function listRevenue(db: Db, period: Period, kind: StepKind): Promise<RevenueRow[]> {
  const { rows } = await db.execute<Record<keyof RevenueRow, unknown>>(sql`
    with chosen as (
      select id, price, begins, channel, nullif(guest_country, '') as country
      from ${reservations}
      where ${inArray(reservations.state, counted)}
        and begins between ${addDays(period.from, -longestReach)} and ${period.to}
    ), lines as (
      select c.id, c.begins, c.channel, c.country, l.*
      from chosen c cross join lateral jsonb_to_recordset(c.price -> 'lines') as l (
        kind text, accommodation_unit uuid, first_night date, last_night date,
        amount integer, vat_kind text, occurrence jsonb)
    ), parts as (
      select id, channel, country, vat_kind, true as is_room, accommodation_unit as unit,
        first_night + n as day, sum(amount / (last_night - first_night + 1)) as amount
      from lines cross join lateral generate_series(0, last_night - first_night) as n
      where kind in ('nights', 'extra_person')
      group by 1, 2, 3, 4, 5, 6, 7
      union all
      select id, channel, country, vat_kind, false, null::uuid,
        coalesce((occurrence ->> 'day')::date, begins), sum(amount)
      from lines where kind in ('common_service', 'service')
      group by 1, 2, 3, 4, 5, 6, 7
    ), discounts as (
      select id, vat_kind, sum(amount) as discount from lines where kind = 'discount' group by 1, 2
    ), running as (
      select parts.*, coalesce(discount, 0)::numeric as discount,
        sum(amount) over (partition by id, vat_kind) as whole,
        sum(amount) over (
          partition by id, vat_kind order by is_room desc, day, unit rows unbounded preceding) as reached
      from parts left join discounts using (id, vat_kind)
    ), net as (
      select id, channel, country, is_room, unit, day, amount + case when whole = 0 then 0
        else round(discount * reached / whole) - round(discount * (reached - amount) / whole) end as amount
      from running
    )
    select
      case when grouping(channel) = 0 then 'channel' when grouping(country) = 0 then 'country' else 'step' end
        as of,
      unit, step, channel, country,
      count(distinct id)::int as reservations,
      (count(*) filter (where is_room))::int as nights,
      coalesce(sum(amount) filter (where is_room), 0)::float8 as room_revenue,
      coalesce(sum(amount) filter (where not is_room), 0)::float8 as service_revenue
    from (
      select *, to_char(day, ${kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as step
      from net where day between ${period.from} and ${period.to}
    ) as nights
    group by grouping sets ((unit, step), (channel), (country))`)
  return rows as unknown as RevenueRow[]
}
