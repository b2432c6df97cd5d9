import { addDays, type Day } from '@dvor/format/days.ts'
import type pg from 'pg'

/** Number of nights of each stay, and number of days between two stays of one unit. */
const nights = 5
const rhythm = 6

/**
 * Fills the units with this number of stays in all, one after the other from `from` on, each with a guest's name and a
 * payment, like a well-booked property.
 */
export async function addChartStays(pool: pg.Pool, from: Day, units: number, stays: number): Promise<void> {
  await pool.query(
    `with numbered_units as (select id, row_number() over (order by id) - 1 as n from accommodation_units),
     made as (
       insert into reservations (id, number, token, state, guest_name, price, total, due, arrival, departure, adults)
       select gen_random_uuid(), '9' || lpad(n::text, 8, '0'), gen_random_uuid()::text,
         (array['confirmed', 'checked_in', 'awaiting_payment', 'completed'])[n % 4 + 1],
         (array['Jana Nováková', 'Peter Dvorský', 'Ľubica Čierna-Ďurišová', 'Ján Kováč'])[n / 7 % 4 + 1],
         '{"instalments": []}', 40000, 20000, $1::date, $1::date, 2
       from generate_series(0, $3 - 1) n returning id, number),
     stayed as (
       insert into stays (id, reservation, unit, arrival, departure, adults)
       select gen_random_uuid(), r.id, u.id, day, day + $4::int, 2
       from made r
       join numbered_units u on u.n = substr(r.number, 2)::int % $2
       cross join lateral (select $1::date + substr(r.number, 2)::int / $2 * $5::int + (u.n % 5)::int as day) d
       returning id, reservation, unit, arrival),
     paid as (
       insert into transaction_logs (id, reservation, kind, method, amount, recorded_by)
       select gen_random_uuid(), id, 'payment', 'transfer', 20000, 'system' from made)
     insert into room_nights (unit, night, stay)
     select unit, arrival + k, id from stayed, generate_series(0, $4::int - 1) k`,
    [addDays(from, -2), units, stays, nights, rhythm],
  )
  await pool.query(
    `insert into closures (id, accommodation_unit, day_from, day_to, kind, reason)
     select gen_random_uuid(), id, $1::date + 95, $1::date + 99, 'maintenance', 'Maľovanie'
     from accommodation_units`,
    [from],
  )
  await pool.query('analyze')
}
