import { isOccupiedAfter } from '@dvor/booking/housekeeping/room-state.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { RoomNow, RoomStateChange } from '@dvor/contract/housekeeping/rooms.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { today as todayOf } from '../platform/clock.ts'
import { ApiError, forbidden, notFound } from '../platform/errors.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { sendRoomReady } from '../letters/own-emails/send-room-ready.ts'
import { isReady, listReadyArrivals } from './ready-arrivals.ts'
import { readRooms } from './read-rooms.ts'
import { listUses, storeState } from './room-queries.ts'

/**
 * Gives a room another state, from that which the caller saw; a room that has it already stays as it is. `checked` needs
 * the permission to plan. Guests who wait for it are told, where the property wants that. @throws ApiError `stale` with the room as it is, `forbidden`, `not_found`
 */
export async function changeRoomState(
  db: Db,
  actor: Actor,
  unit: string,
  { from, to }: RoomStateChange,
  services: BookingServices,
): Promise<RoomNow> {
  if (to === 'checked' && !can(actor, 'housekeeping.plan')) throw forbidden()
  const today = todayOf(services.clock)
  return inTransaction(db, async (tx) => {
    await lockUnits(tx, [unit])
    const room = await findRoom(tx, today, unit)
    if (room.state === to) return room
    if (room.state !== from)
      throw new ApiError('stale', 'Somebody changed the room meanwhile', { details: room })
    const occupied = isOccupiedAfter(await listUses(tx, today, unit), today)
    await storeState(tx, unit, { state: to, day: today, by: actorName(actor), occupied })
    const change = { collection: 'room-states', recordId: unit, action: 'edit' } as const
    await recordChange(tx, actor, { ...change, before: { state: from }, after: { state: to } })
    if (isReady(to)) await sendRoomReady(tx, await listReadyArrivals(tx, unit, today), services)
    return findRoom(tx, today, unit)
  })
}

async function findRoom(db: Db, today: string, unit: string): Promise<RoomNow> {
  const [room] = await readRooms(db, today, unit)
  if (!room) throw notFound('Room')
  return room
}
