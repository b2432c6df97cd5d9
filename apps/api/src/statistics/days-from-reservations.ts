import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import { sql } from 'drizzle-orm'
import { inLiterals } from '../db/in-literals.ts'
import { bookedNightsOf } from '../reservations/queries/booked-nights.ts'

const zone = sql.raw(`'${propertyZone}'`)

/**
 * The lines of the reservations with a night or a service on one of the days. Ids are found first, so that PostgreSQL
 * looks up their rows and does not read the whole table.
 */
const lines = sql`
  concerned as (
    select reservation as id from stays where id = any(array(
      select distinct n.stay from ranges join room_nights n on n.night between first and last where n.stay is not null))
    union select r.id from ranges join reservations r on r.begins between first and last
    union select b.reservation from ranges join service_reservations b on b.day between first and last
  ), lines as materialized (
    select c.id, c.begins, c.channel, nullif(c.guest_country, '') as country, l.*
    from reservations c cross join lateral jsonb_to_recordset(c.price -> 'lines') as l (
      kind text, accommodation_unit uuid, first_night date, last_night date,
      amount integer, vat_kind text, occurrence jsonb)
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
  )`

/**
 * The nights of wholes as nights of the rooms that they took, in proportion to the base prices of the rooms; the
 * remainder goes to the dearest, so that the sum stays.
 */
const byRoom = sql`
  wholes as (select id from accommodation_units where let_as <> 'unit'),
  rooms as (
    select s.reservation, s.unit as whole, n.night, n.unit as room, u.base_price + 1 as weight,
      sum(u.base_price + 1) over night_of_whole as total,
      row_number() over (partition by s.id, n.night order by u.base_price desc, n.unit) as place
    from wholes join stays s on s.unit = wholes.id join room_nights n on n.stay = s.id
    join accommodation_units u on u.id = n.unit where s.reservation in (select id from concerned)
    window night_of_whole as (partition by s.id, n.night)
  ), numbered as (
    select row_number() over () as line, net.* from net where unit in (select id from wholes)
  ), shares as (
    select numbered.*, room, place, trunc(amount::numeric * weight / total) as share
    from numbered join rooms on rooms.reservation = numbered.id and whole = unit and night = day
  ), by_room as materialized (
    select id, channel, country, is_room, is_night, unit, day, amount
    from net where unit is null or unit not in (select id from wholes)
    union all
    select id, channel, country, is_room, is_night, room, day,
      (share + case when place = 1 then amount - sum(share) over (partition by line) else 0 end)::integer
    from shares
  )`

const units = sql`
  live_units as (
    select day, unit, sum(nights)::integer as nights, sum(portal)::integer as portal, sum(closed)::integer as closed,
      sum(room_revenue)::integer as room_revenue
    from (
      select day, unit, count(*) filter (where is_night) as nights, 0 as portal, 0 as closed, sum(amount) as room_revenue
      from by_room where is_room group by day, unit
      union all
      select night, unit, 0, count(feed_event), count(closure), 0
      from ranges join room_nights on night between first and last where stay is null group by night, unit
    ) as taken join ranges on day between first and last
    group by day, unit
  )`

const sources = sql`
  days_of_reservations as (
    select channel, country, day, lag(day) over (partition by id order by day) as previous,
      count(*) filter (where is_night) as nights, coalesce(sum(amount) filter (where is_room), 0) as room_revenue,
      coalesce(sum(amount) filter (where not is_room), 0) as service_revenue
    from by_room where day is not null group by id, channel, country, day
  ), days_of_events as (
    select night as day, lag(night) over (partition by feed_event order by night) as previous, count(*) as nights
    from room_nights where feed_event in (
      select n.feed_event from ranges join room_nights n on n.night between first and last where n.feed_event is not null)
    group by feed_event, night
  ), live_sources as (
    select day, channel as source, country, previous, count(*)::integer as reservations, sum(nights)::integer as nights,
      sum(room_revenue)::bigint as room_revenue, sum(service_revenue)::bigint as service_revenue
    from days_of_reservations join ranges on day between first and last group by day, channel, country, previous
    union all
    select day, 'portal', null, previous, count(*)::integer, sum(nights)::integer, 0, 0
    from days_of_events join ranges on day between first and last group by day, previous
  )`

const arrivals = sql`
  live_arrivals as (
    select arrival as day, case when grouping(ahead) = 0 then 'booking_window' else 'length_of_stay' end as kind,
      coalesce(ahead, nights) as days, count(*)::integer as reservations
    from (
      select arrival, greatest(0, arrival - (created_at at time zone ${zone})::date) as ahead,
        ${bookedNightsOf(sql`reservations.id`)} as nights
      from ranges join reservations on arrival between first and last
      where ${inLiterals(sql`state`, bookedStates)}
    ) as arrived
    group by grouping sets ((arrival, ahead), (arrival, nights))
  )`

/**
 * Common table expressions `live_units`, `live_sources` and `live_arrivals`: the sums of the days of `ranges`, an
 * expression before them with the columns `first` and `last`, in the columns of the tables of sums, computed from the
 * reservations. Reservations count while they are booked. Each night counts its own frozen price, extra persons theirs,
 * a surcharge or a discount by a price rule its share of the line, a service the day it takes place (or the day of
 * arrival), a custom line the day of arrival. A night of a whole is a night of each of its rooms.
 *
 * A migration that changes a table or a rule behind it marks all days, because stored sums follow the former one.
 */
export const daysFromReservations = sql`${lines}, ${parts}, ${byRoom}, ${units}, ${sources}, ${arrivals}`
