import type { RoomPlan } from '@dvor/contract/housekeeping/rooms.ts'
import type { HousekeepingSheet, HousekeepingUnit, SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { listSheetServices, listSheetUnits } from '../insight/day-sheets/queries.ts'
import { readSettings } from '../property/settings.ts'
import { listRoomStays } from './list-room-stays.ts'
import { listPlans } from './plans.ts'
import { readRooms } from './read-rooms.ts'
import { byUrgency, guestsOf, roomOn } from './room-of-day.ts'

/** Rooms with work or guests, of a whole all of its rooms, by days from `from` to `to`, both included. */
export async function readHousekeepingSheet(
  db: Db,
  { from, to }: SheetQuery,
  today: Day,
): Promise<HousekeepingSheet> {
  const [stays, leftOver, plans, rules] = await Promise.all([
    listRoomStays(db, from, to),
    listDirty(db, today),
    listPlans(db, from, to),
    readSettings(db),
  ])
  const reservations = [...new Set(stays.map(({ reservation }) => reservation))]
  const [rooms, services] = await Promise.all([
    listSheetUnits(db, [...new Set([...stays.map(({ unit }) => unit), ...leftOver])]),
    listSheetServices(db, reservations),
  ])
  const guests = Map.groupBy(guestsOf(stays, services, rules.age_bands), ({ room }) => room)
  const rowsOn = (day: Day) =>
    rooms.flatMap((room) => {
      const plan = plans.find((one) => one.unit === room.id && one.day === day)
      const isLeftOver = day === today && leftOver.has(room.id)
      const row = roomOn(room, day, { guests: guests.get(room.id) ?? [], plan, rules, isLeftOver })
      return row ? [{ row, plan }] : []
    })
  return { days: eachDay(from, addDays(to, 1)).map((day) => ({ day, units: inOrder(rowsOn(day)) })) }
}

/** Rooms that are dirty or being cleaned. */
async function listDirty(db: Db, today: Day): Promise<Set<string>> {
  const rooms = await readRooms(db, today)
  return new Set(
    rooms.flatMap(({ unit, state }) => (state === 'dirty' || state === 'cleaning' ? [unit] : [])),
  )
}

/** Planned rooms first, in their order. */
function inOrder(rows: readonly { row: HousekeepingUnit; plan: RoomPlan | undefined }[]): HousekeepingUnit[] {
  const placeOf = (plan: RoomPlan | undefined) => plan?.position ?? Number.POSITIVE_INFINITY
  return rows
    .toSorted((a, b) => {
      const [first, second] = [placeOf(a.plan), placeOf(b.plan)]
      return first === second ? byUrgency(a.row, b.row) : first - second
    })
    .map(({ row }) => row)
}
