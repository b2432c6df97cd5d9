import { currentState } from '@dvor/booking/housekeeping/room-state.ts'
import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import type { Day } from '@dvor/format/days.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { listRooms, listUses } from './room-queries.ts'

/** Every room that is let as it is now. @param room only this one */
export async function readRooms(db: Db, today: Day, room?: string): Promise<RoomNow[]> {
  const [rooms, uses] = await Promise.all([
    listRooms(db, today, room ? eq(units.id, room) : undefined),
    listUses(db, today, room),
  ])
  const usesOf = Map.groupBy(uses, (use) => use.room)
  return rooms.map(({ unit, code, given, out_of_order, open_defects }) => {
    const state = currentState(given, usesOf.get(unit) ?? [], today)
    const isGiven = given?.state === state
    return {
      unit,
      code,
      state,
      changed_at: isGiven ? given.at : null,
      changed_by: isGiven ? given.by : null,
      out_of_order,
      open_defects,
    }
  })
}
