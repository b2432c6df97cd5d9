import { planChange, roomState } from '@dvor/contract/housekeeping/rooms.ts'
import { z } from 'zod'
import { changeRoomState } from '../housekeeping/change-room-state.ts'
import { changePlans, readPlanned } from '../housekeeping/plans.ts'
import { readRooms } from '../housekeeping/read-rooms.ts'
import type { Db } from '../db/database.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { today } from '../platform/clock.ts'
import { notFound } from '../platform/errors.ts'
import { valuesToRestore } from './changed-keys.ts'
import { require, UndoRefused, type PlanUndo, valuesOf } from './undo-entry.ts'

/** Plans to take back the state of a room, or what was planned for it on a day. */
export const undoRoom: PlanUndo = (tx, entry, context) =>
  valuesOf(entry.after)?.['state'] === undefined
    ? undoPlan(tx, entry, context)
    : undoState(tx, entry, context)

const undoState: PlanUndo = async (tx, entry, { actor, services }) => {
  require(actor, 'housekeeping.work')
  await lockUnits(tx, [entry.recordId])
  const [room] = await readRooms(tx, today(services.clock), entry.recordId)
  if (!room) throw notFound('Room')
  const { values, keys } = valuesToRestore(entry, { state: room.state }, (key) => key === 'state')
  const to = roomState.parse(values[0]?.after)
  const apply = (db: Db) => changeRoomState(db, actor, entry.recordId, { from: room.state, to }, services)
  return { values, keys, apply }
}

const plannedDay = z.looseObject({ day: planChange.shape.day })
const plannedKeys = new Set(['cleaner', 'position', 'until', 'note'])

const undoPlan: PlanUndo = async (tx, entry, { actor }) => {
  const planned = plannedDay.safeParse(entry.before).data
  if (!planned) throw new UndoRefused('erased')
  const { day } = planned
  const keysOfEntry = Object.keys(valuesOf(entry.after) ?? {})
  require(actor, keysOfEntry.includes('note') ? 'housekeeping.work' : 'housekeeping.plan')
  await lockUnits(tx, [entry.recordId])
  const now = await readPlanned(tx, entry.recordId, day)
  const { values, keys } = valuesToRestore(entry, now, (key) => plannedKeys.has(key))
  const wanted = Object.fromEntries(values.map(({ key, after }) => [key, after]))
  const apply = (db: Db) => changePlans(db, actor, { day, rooms: [{ unit: entry.recordId, ...wanted }] })
  return { values, keys, apply }
}
