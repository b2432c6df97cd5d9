import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { listUnitRooms } from '../inventory/unit-rooms.ts'
import { listNextStays, listSheetStays, type SheetStay } from '../insight/day-sheets/queries.ts'

/**
 * Stays between two days, both included, and the next one of each room after them, by arrival: a stay of a whole once
 * for each of its rooms.
 */
export async function listRoomStays(db: Db, from: Day, to: Day): Promise<SheetStay[]> {
  const rooms = await listUnitRooms(db)
  const inRooms = (stay: SheetStay) =>
    rooms.flatMap(({ unit, room }) => (unit === stay.unit ? [{ ...stay, unit: room }] : []))
  const between = (await listSheetStays(db, from, to)).flatMap(inRooms)
  const ids = new Set(between.map(({ unit }) => unit))
  const sharing = new Set(rooms.flatMap(({ unit, room }) => (ids.has(room) ? [unit] : [])))
  const next = (await listNextStays(db, [...sharing], to)).flatMap(inRooms)
  return [...between, ...next].toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
}
