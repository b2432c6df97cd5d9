import { bookedStates } from '@dvor/booking/reservation/states.ts'
import type { Channel } from '@dvor/contract/values/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { longestReach } from '../../reservations/queries/reach.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../../db/schema/reservations/service-reservations.ts'
import type { Period, StepKind } from './period.ts'

export interface RevenueRow {
  /** Kind of the row: the step of a unit (or, without a unit, of the services), a channel, or a country. */
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

const countedOnes = inArray(sql`c.state`, bookedStates)

/** Reservations with a night or a service in the period; each arm uses its index. */
const inPeriod = ({ from, to }: Period): SQL => sql`(
  arrival between ${addDays(from, -longestReach)} and ${to} and departure > ${from}
  or begins between ${from} and ${to}
  or id = any(array(select reservation from ${serviceReservations} where day between ${from} and ${to})))`

/**
 * The nights of wholes as nights of the rooms that they took, in proportion to the base prices of the rooms; the
 * remainder goes to the dearest, so that the sum stays.
 */
const splitOverRooms = ({ from, to }: Period): SQL => sql`
  wholes as (select id from ${units} where let_as <> 'unit'),
  rooms as (
    select s.reservation, s.unit as whole, n.night, n.unit as room, u.base_price + 1 as weight,
      sum(u.base_price + 1) over night_of_whole as total,
      row_number() over (partition by s.id, n.night order by u.base_price desc, n.unit) as place
    from wholes join ${stays} s on s.unit = wholes.id join ${roomNightRows} n on n.stay = s.id
    join ${units} u on u.id = n.unit where n.night between ${from} and ${to}
    window night_of_whole as (partition by s.id, n.night)
  ), numbered as (
    select row_number() over () as line, net.* from net where unit in (select id from wholes)
  ), shares as (
    select numbered.*, room, place, trunc(amount::numeric * weight / total) as share
    from numbered join rooms on rooms.reservation = numbered.id and whole = unit and night = day
  ), by_room as (
    select id, channel, country, is_room, is_night, unit, day, amount
    from net where unit is null or unit not in (select id from wholes)
    union all
    select id, channel, country, is_room, is_night, room, day,
      (share + case when place = 1 then amount - sum(share) over (partition by line) else 0 end)::integer
    from shares
  )`

/**
 * Room nights and revenue of the period, from the frozen prices. Each night counts its own price, extra persons
 * theirs, a surcharge or a discount by a price rule its share of the line, a service the day it takes place (or the day
 * of arrival), a custom line the day of arrival. A discount or agreed adjustment is spread over the lines of its VAT
 * kind in proportion, by rounding running sums, so that no cent of a reservation is lost between months or units. Most
 * reservations have none: their lines are counted without that, in a tenth of the time. A night of a whole is a night
 * of each of its rooms.
 */
export async function listRevenue(db: Db, period: Period, kind: StepKind): Promise<RevenueRow[]> {
  const { rows } = await db.execute<Record<keyof RevenueRow, unknown>>(sql`
    with lines as materialized (
      select c.id, c.begins, c.channel, nullif(c.guest_country, '') as country, l.*
      from ${reservations} c cross join lateral jsonb_to_recordset(c.price -> 'lines') as l (
        kind text, accommodation_unit uuid, first_night date, last_night date,
        amount integer, vat_kind text, occurrence jsonb)
      where ${countedOnes} and ${inPeriod(period)}
    ), discounts as (
      select id, vat_kind, sum(amount) as discount from lines where kind in ('discount', 'adjustment') group by 1, 2
    ), parts as (
      select id, channel, country, vat_kind, true as is_room, kind = 'nights' as is_night,
        accommodation_unit as unit, first_night + n as day,
        (amount::bigint * (n + 1) / (last_night - first_night + 1)
          - amount::bigint * n / (last_night - first_night + 1))::integer as amount
      from lines cross join lateral generate_series(0, last_night - first_night) as n
      where kind in ('nights', 'extra_person', 'surcharge', 'rule_discount')
      union all
      select id, channel, country, vat_kind, false, false, null::uuid,
        coalesce((occurrence ->> 'day')::date, begins), amount
      from lines where kind in ('common_service', 'service', 'custom')
    ), reduced as (
      select id, channel, country, vat_kind, is_room, bool_or(is_night) as is_night, unit, day, sum(amount) as amount
      from parts where id in (select id from discounts)
      group by id, channel, country, vat_kind, is_room, unit, day
    ), running as (
      select reduced.*, coalesce(discount, 0)::numeric as discount,
        sum(amount) over (partition by id, vat_kind) as whole,
        sum(amount) over (
          partition by id, vat_kind order by is_room desc, day, unit rows unbounded preceding) as reached
      from reduced left join discounts using (id, vat_kind)
    ), net as (
      select id, channel, country, is_room, is_night, unit, day, (amount + case when whole = 0 then 0
        else round(discount * reached / whole) - round(discount * (reached - amount) / whole) end)::integer as amount
      from running
      union all
      select id, channel, country, is_room, is_night, unit, day, amount
      from parts where id not in (select id from discounts)
    ), ${splitOverRooms(period)}
    select
      case when grouping(channel) = 0 then 'channel' when grouping(country) = 0 then 'country' else 'step' end
        as of,
      unit, step, channel, country,
      count(distinct id)::int as reservations,
      (count(*) filter (where is_night))::int as nights,
      coalesce(sum(amount) filter (where is_room), 0)::float8 as room_revenue,
      coalesce(sum(amount) filter (where not is_room), 0)::float8 as service_revenue
    from (
      select *, to_char(day, ${kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as step
      from by_room where day between ${period.from} and ${period.to}
    ) as nights
    group by grouping sets ((unit, step), (channel), (country))`)
  return rows as unknown as RevenueRow[]
}
