import type {
  HousekeepingDay,
  HousekeepingSheet,
  HousekeepingUnit,
  SheetQuery,
  UnitGuests,
} from '@dvor/contract/insight/day-sheets.ts'
import { listUnitRooms } from '../../inventory/unit-rooms.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import {
  listNextStays,
  listSheetServices,
  listSheetStays,
  listSheetUnits,
  type SheetService,
  type SheetStay,
} from './queries.ts'

type Unit = Pick<HousekeepingUnit, 'id' | 'code' | 'title' | 'beds'>

/** Rooms with a departure, an arrival or guests who stay, of a whole all of its rooms, by days from `from` to `to`, both included. */
export async function readHousekeepingSheet(db: Db, { from, to }: SheetQuery): Promise<HousekeepingSheet> {
  const rooms = await listUnitRooms(db)
  const inRooms = (stay: SheetStay) =>
    rooms.flatMap(({ unit, room }) => (unit === stay.unit ? [{ ...stay, unit: room }] : []))
  const seen = (await listSheetStays(db, from, to)).flatMap(inRooms)
  const ids = [...new Set(seen.map(({ unit }) => unit))]
  const sharing = rooms.flatMap(({ unit, room }) => (ids.includes(room) ? [unit] : []))
  const next = (await listNextStays(db, [...new Set(sharing)], to)).flatMap(inRooms)
  const stays = [...seen, ...next].toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
  const reservations = [...new Set(stays.map(({ reservation }) => reservation))]
  const [units, services] = await Promise.all([listSheetUnits(db, ids), listSheetServices(db, reservations)])
  const guestsByUnit = guestsOf(stays, services)
  return {
    days: eachDay(from, addDays(to, 1)).map((day): HousekeepingDay => ({
      day,
      units: units.flatMap((unit) => unitOn(unit, guestsByUnit.get(unit.id) ?? [], day) ?? []),
    })),
  }
}

/** Guests of each unit by arrival, with their services that are no meals. */
function guestsOf(stays: readonly SheetStay[], services: readonly SheetService[]): Map<string, UnitGuests[]> {
  const things = Map.groupBy(
    services.filter(({ meal }) => meal === 'none'),
    ({ reservation }) => reservation,
  )
  const byUnit = Map.groupBy(stays, ({ unit }) => unit)
  return new Map(
    [...byUnit].map(([id, stays]) => [
      id,
      stays.map(({ unit: _unit, unit_code: _code, age_bands: _bands, ...guests }) => ({
        ...guests,
        services: (things.get(guests.reservation) ?? []).map(({ title, quantity }) => ({ title, quantity })),
      })),
    ]),
  )
}

/** A unit's guests on a day; null where nobody leaves, comes or stays. */
function unitOn(unit: Unit, guests: readonly UnitGuests[], day: Day): HousekeepingUnit | null {
  const one = (holds: (guests: UnitGuests) => boolean) => guests.find(holds) ?? null
  const departing = one(({ departure }) => departure === day)
  const arriving = one(({ arrival }) => arrival === day)
  const staying = one(({ arrival, departure }) => arrival < day && day < departure)
  if (!departing && !arriving && !staying) return null
  return { ...unit, departing, arriving, staying, next: one(({ arrival }) => arrival > day) }
}
