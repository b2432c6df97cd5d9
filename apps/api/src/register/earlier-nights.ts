import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import { yearOf } from '@dvor/booking/pricing/stay-tax.ts'
import { eachDay, type Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'

/**
 * Nights that the guests of a reservation have spent at the property before it, by the calendar years that it touches:
 * they count towards the yearly limit of the stay tax. The same person is known by name and date of birth.
 * @returns by the guest's id; guests without such nights are missing
 */
export async function listEarlierNights(
  db: Db,
  reservation: string,
): Promise<Map<string, Record<string, number>>> {
  const { rows } = await db.execute<{
    guest: string
    arrival: Day
    departure: Day
    first: Day
    last: Day
  }>(sql`
    select g.id as guest, s.arrival, s.departure, r.arrival as first, r.departure as last
    from ${stayGuests} g
    join ${reservations} r on r.id = g.reservation
    join ${stayGuests} e on e.birth_date = g.birth_date and e.reservation <> g.reservation
      and fold(e.first_name) = fold(g.first_name) and fold(e.last_name) = fold(g.last_name)
    join ${reservations} o on o.id = e.reservation
    join ${stays} s on s.reservation = o.id
    where g.reservation = ${reservation} and o.arrival < r.arrival and ${inLiterals(sql`o.state`, arrivedStates)}
    order by g.position, s.arrival`)
  const nights = new Map<string, Record<string, number>>()
  // Which of several rooms a guest had is not known, so a night counts once.
  const counted = new Set<string>()
  for (const { guest, arrival, departure, first, last } of rows)
    for (const night of eachDay(arrival, departure)) {
      const year = yearOf(night)
      if (year < yearOf(first) || year > yearOf(last) || night >= first) continue
      if (counted.has(`${guest} ${night}`)) continue
      counted.add(`${guest} ${night}`)
      const nightsByYear = nights.get(guest) ?? {}
      nights.set(guest, { ...nightsByYear, [year]: (nightsByYear[year] ?? 0) + 1 })
    }
  return nights
}
