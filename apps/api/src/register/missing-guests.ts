import type { Day } from '@dvor/format/days.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, gte, sql, type SQL } from 'drizzle-orm'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { hasCome } from './report-due.ts'

/** Days after a departure for which missing persons are counted; older sheets may have been deleted after their time. */
const gapDays = 30

/** Reservations of `reservations` whose guests have come and whose missing persons can still be asked. */
export const isGapCounted = (today: Day): SQL | undefined =>
  and(hasCome(today), gte(reservations.departure, addDays(today, -gapDays)))

/** Persons of a reservation in the register. */
export const filledPersons = sql<number>`(select count(*)::int from ${stayGuests} g where g.reservation = ${reservations.id})`

/** Persons of the fullest night until today: who comes to another room later is not missing yet. */
export const personsUntil = (today: Day): SQL<number> => sql<number>`(
  select coalesce(max(slept.persons), 0) from (
    select sum(s.adults + cardinality(s.children_ages))::int as persons
    from ${stays} s cross join generate_series(s.arrival, least(s.departure - 1, ${today}::date), interval '1 day') night
    where s.reservation = ${reservations.id} group by night) slept)`
