import { statesAwaiting } from '@dvor/booking/reservation/states.ts'
import type { RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { readRooms } from './read-rooms.ts'

export const isReady = (state: RoomState): boolean => state === 'clean' || state === 'checked'

/** Reservations that arrive today into a room and whose rooms are all ready. */
export async function listReadyArrivals(db: Db, room: string, today: Day): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; rooms: string[] }>(sql`
    select r.id, array_agg(own.room::text) as rooms
    from ${stays} s join ${reservations} r on r.id = s.reservation join ${unitRooms} own on own.unit = s.unit
    where s.arrival = ${today} and ${inLiterals(sql`r.state`, statesAwaiting('arrival'))}
    group by r.id having bool_or(own.room = ${room})`)
  if (rows.length === 0) return []
  const states = new Map((await readRooms(db, today)).map(({ unit, state }) => [unit, state]))
  const isRoomReady = (unit: string) => isReady(states.get(unit) ?? 'dirty')
  return rows.filter((arrival) => arrival.rooms.every(isRoomReady)).map(({ id }) => id)
}
