import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { sql, type SQL } from 'drizzle-orm'
import { inLiterals } from '../../db/in-literals.ts'
import type { Period } from './period.ts'

/** Whether a day lies in the period. */
export const within = (day: string, { from, to }: Period): SQL =>
  sql`${sql.raw(day)} between ${from}::date and ${to}::date`

/**
 * The lines of the reservations with a night or a service in the period. Ids are found first, so that PostgreSQL looks
 * up their rows and does not read the whole table.
 */
const linesOf = (period: Period) => sql`
  concerned as (
    select s.reservation as id from room_nights n join stays s on s.id = n.stay where ${within('n.night', period)}
    union select id from reservations where ${within('begins', period)}
    union select reservation from service_reservations where ${within('day', period)}
    union select reservation from bill_items where ${within('day', period)}
  ), lines as materialized (
    select c.id, c.begins, c.channel, nullif(c.guest_country, '') as country, l.*
    from reservations c cross join lateral jsonb_to_recordset(c.price -> 'lines') as l (
      kind text, accommodation_unit uuid, first_night date, last_night date,
      amount integer, vat_kind text, occurrence jsonb, day date)
    where c.id = any(array(select id from concerned)) and ${inLiterals(sql`c.state`, bookedStates)}
  )`

/**
 * Parts of a line: a night of a unit, or a service. A discount or agreed adjustment is spread over the lines of its VAT
 * kind in proportion, by rounding running sums, so that no cent of a reservation is lost between days or units. Most
 * reservations have none: their lines are taken without that, in a tenth of the time.
 */
const parts = sql`
  discounts as (
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
      coalesce((occurrence ->> 'day')::date, lines.day, begins), amount
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
  )`

/**
 * The nights of wholes as nights of the rooms that they took, in proportion to the base prices of the rooms; the
 * remainder goes to the dearest, so that the sum stays.
 */
const byRoom = (period: Period) => sql`
  wholes as (select id from accommodation_units where let_as <> 'unit'),
  rooms as (
    select s.reservation, s.unit as whole, n.night, n.unit as room, u.base_price + 1 as weight,
      sum(u.base_price + 1) over night_of_whole as total,
      row_number() over (partition by s.id, n.night order by u.base_price desc, n.unit) as place
    from wholes join stays s on s.unit = wholes.id join room_nights n on n.stay = s.id
    join accommodation_units u on u.id = n.unit where ${within('n.night', period)}
    window night_of_whole as (partition by s.id, n.night)
  ), numbered as (
    select row_number() over () as line, net.* from net where unit in (select id from wholes)
  ), shares as (
    select numbered.*, room, place, trunc(amount::numeric * weight / total) as share
    from numbered join rooms on rooms.reservation = numbered.id and whole = unit and night = day
  ), by_room as (
    select id, channel, country, is_room, is_night, unit, day, amount
    from net where (unit is null or unit not in (select id from wholes)) and ${within('day', period)}
    union all
    select id, channel, country, is_room, is_night, room, day,
      (share + case when place = 1 then amount - sum(share) over (partition by line) else 0 end)::integer
    from shares
  )`

/**
 * Common table expression `by_room`: the nights and services of a period, each with the reservation's id, channel and
 * country, its unit, day and cents. Reservations count while they are booked. Each night counts its own frozen price,
 * extra persons theirs, a surcharge or a discount by a price rule its share of the line, a service the day it takes
 * place (or the day of arrival), pieces the day on which they were taken, a custom line the day of arrival. A night of a whole is a night of each of its rooms.
 */
export const partsWithin = (period: Period): SQL => sql`${linesOf(period)}, ${parts}, ${byRoom(period)}`
