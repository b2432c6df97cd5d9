import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import type { Period } from './period.ts'
import type { Tally } from './spread.ts'

export interface Arrivals {
  /** Days from the order to the arrival; 0 for a stay that was entered after its arrival. */
  booking_window: Tally[]
  /** Nights from the first arrival to the last departure, counted once for several units. */
  length_of_stay: Tally[]
}

/** Reservations that arrive in the period, counted by a number of days. */
export async function listArrivals(db: Db, { from, to }: Period): Promise<Arrivals> {
  const { rows } = await db.execute<Record<'of' | keyof Tally, unknown>>(sql`
    select case when grouping(ahead) = 0 then 'booking_window' else 'length_of_stay' end as of,
      coalesce(ahead, nights) as days, count(*)::int as reservations
    from (
      select greatest(0, arrival - (created_at at time zone ${propertyZone})::date) as ahead,
        departure - arrival as nights
      from ${reservations}
      where ${inArray(reservations.state, bookedStates)} and arrival between ${from} and ${to}
    ) as arrivals
    group by grouping sets ((ahead), (nights))
    order by days`)
  const found = rows as unknown as (Tally & { of: keyof Arrivals })[]
  const of = (which: keyof Arrivals) =>
    found.filter((row) => row.of === which).map((row) => ({ days: row.days, reservations: row.reservations }))
  return { booking_window: of('booking_window'), length_of_stay: of('length_of_stay') }
}
