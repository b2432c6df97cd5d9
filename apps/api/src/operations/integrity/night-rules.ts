import { holdingStates } from '@dvor/booking/reservation/states.ts'
import type { Rule } from './rules.ts'

/** States whose reservations have their nights. */
const taking = `(${holdingStates.map((state) => `'${state}'`).join(', ')})`

/** A night of a unit itself, or of a room for a whole; rooms may have left the whole since. */
const isNightOf = (unit: string) =>
  `(u.unit = ${unit} and not ${isWholeUnit('u.unit')} or u.unit <> ${unit} and ${isWholeUnit(unit)})`
const isWholeUnit = (unit: string) =>
  `exists (select from accommodation_units w where w.id = ${unit} and w.let_as <> 'unit')`

/** Rules on nights and seats. Each statement selects violations. */
export const nightRules: readonly Rule[] = [
  {
    name: 'stays without a night of theirs',
    sql: `select s.id::text as found from stays s join reservations r on r.id = s.reservation
      where r.state in ${taking} and exists (
        select from generate_series(s.arrival, s.departure - 1, interval '1 day') as n (night)
        where not exists (select from room_nights u join accommodation_units w on w.id = s.unit
          where (u.unit = s.unit or w.let_as <> 'unit') and u.night = n.night::date and u.stay = s.id))`,
  },
  {
    name: 'nights of stays that do not have them',
    sql: `select u.unit || ' ' || u.night as found from room_nights u
      join stays s on s.id = u.stay join reservations r on r.id = s.reservation
      where r.state not in ${taking} or not ${isNightOf('s.unit')} or u.night < s.arrival or u.night >= s.departure`,
  },
  {
    name: 'stays that share a room and a night',
    sql: `select a.id || ' ' || b.id as found from stays a
      join stays b on a.unit = b.unit and a.id < b.id and a.arrival < b.departure and b.arrival < a.departure
      join reservations ra on ra.id = a.reservation join reservations rb on rb.id = b.reservation
      where ra.state in ${taking} and rb.state in ${taking}`,
  },
  {
    name: 'nights of closures outside them',
    sql: `select u.unit || ' ' || u.night as found from room_nights u join closures c on c.id = u.closure
      where not ${isNightOf('c.accommodation_unit')} or u.night < c.day_from or u.night > c.day_to`,
  },
  {
    name: 'nights of imported events outside them',
    sql: `select u.unit || ' ' || u.night as found from room_nights u
      join feed_events e on e.id = u.feed_event left join calendar_feeds f on f.id = e.feed
      where not ${isNightOf('coalesce(f.accommodation_unit, e.sold_unit)')} or u.night < e.arrival or u.night >= e.departure`,
  },
  {
    name: 'counters of seats that are not the sum of the bookings',
    sql: `select o.slot || ' ' || o.day as found from slot_occurrences o
      where o.taken <> (select coalesce(sum(b.seats), 0) from service_reservations b
        where b.service_slot = o.slot and b.day = o.day)`,
  },
  {
    name: 'seats of reservations that have ended, or that no counter knows',
    sql: `select b.id::text as found from service_reservations b join reservations r on r.id = b.reservation
      where b.seats > 0 and (r.state not in ${taking}
        or not exists (select from slot_occurrences o where o.slot = b.service_slot and o.day = b.day))`,
  },
]
