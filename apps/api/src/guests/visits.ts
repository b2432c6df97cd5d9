import { arrivedStates, bookedStates } from '@dvor/booking/reservation/states.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { today, type Clock } from '../platform/clock.ts'

/** Stays of a person that took place or go on: their number, the last arrival, and the next one that is booked. */
export interface Visits {
  count: number
  last: string | null
  next: string | null
}

interface Row extends Record<string, unknown>, Visits {
  id: string
}

/** The visits of cards, with those of the cards merged into them, by the card's id. */
export async function listVisits(db: Db, ids: readonly string[], clock: Clock): Promise<Map<string, Visits>> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(${guestRows.merged_into}, ${guestRows.id}) as id,
      count(*) filter (where ${inLiterals(reservations.state, arrivedStates)})::int as count,
      max(${reservations.begins}) filter (where ${inLiterals(reservations.state, arrivedStates)})::text as last,
      min(${reservations.begins}) filter (where ${inLiterals(reservations.state, bookedStates)}
        and not ${inLiterals(reservations.state, arrivedStates)} and ${reservations.begins} >= ${today(clock)})::text as next
    from ${guestRows} join ${reservations} on ${reservations.guest} = ${guestRows.id}
    where coalesce(${guestRows.merged_into}, ${guestRows.id}) = any(${sql.param([...ids])}::uuid[])
    group by 1`)
  return new Map(rows.map(({ id, ...visits }) => [id, visits]))
}
