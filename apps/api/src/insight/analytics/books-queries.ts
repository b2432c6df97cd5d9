import { bookedStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { history } from '../../db/schema/system/history.ts'
import { unitRooms } from '../../inventory/unit-rooms.ts'
import type { Nights } from './forecast.ts'
import type { Period } from './period.ts'

/** The state of a reservation at a moment: that before its first change after it, else the present one. */
const stateAt = (moment: string) => sql`coalesce((select ${history.before} ->> 'state' from ${history}
  where ${history.collection} = 'reservations' and ${history.recordId} = ${reservations.id}
    and ${history.action} = 'state' and ${history.at} > ${moment} order by ${history.at} limit 1), ${reservations.state})`

/**
 * Room nights by day that were booked at a moment, of a whole those of all its rooms. Stays count with their present
 * days and units, also where these were changed later.
 */
export async function listBookedNights(db: Db, { from, to }: Period, moment: Date): Promise<Nights> {
  const at = moment.toISOString()
  return mapOf(
    await db.execute<NightRow>(sql`
      select n.night::date::text as day, count(*)::int as nights
      from ${stays} join ${reservations} on ${reservations.id} = ${stays.reservation}
      join ${unitRooms} as own on own.unit = ${stays.unit}
      cross join lateral generate_series(greatest(${stays.arrival}, ${from}::date),
        least(${stays.departure} - 1, ${to}::date), interval '1 day') as n (night)
      where ${stays.arrival} <= ${to} and ${stays.departure} > ${from}
        and ${reservations.createdAt} <= ${at} and ${inLiterals(stateAt(at), bookedStates)}
      group by 1`),
  )
}

/** Rooms by day that are closed or taken by portals. */
export async function listTakenElsewhere(db: Db, { from, to }: Period): Promise<Nights> {
  return mapOf(
    await db.execute<NightRow>(sql`
      select ${roomNightRows.night}::text as day, count(*)::int as nights from ${roomNightRows}
      where ${roomNightRows.stay} is null and ${roomNightRows.night} between ${from} and ${to} group by 1`),
  )
}

/** Whether there were orders by a moment, so that the books of then are known. */
export async function hasBooksOf(db: Db, moment: Date): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from ${reservations}
      where ${reservations.number} is not null and ${reservations.createdAt} <= ${moment.toISOString()}) as known`)
  return rows[0]?.known ?? false
}

type NightRow = Record<string, unknown> & { day: Day; nights: number }

const mapOf = ({ rows }: { rows: readonly NightRow[] }): Nights =>
  new Map(rows.map(({ day, nights }) => [day, nights]))
