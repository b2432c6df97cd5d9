import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { addDays, eachDay } from '@dvor/format/days.ts'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../../db/database.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'

const nightsAhead = 30

/**
 * Occupancy of the coming nights, counted in room nights: the day of departure and cancelled stays do not count, each
 * unit of a reservation does, of a whole each of its rooms. Units put aside and holds are not counted.
 */
export async function readOccupancy(db: Db, today: string): Promise<Pick<Dashboard, 'units' | 'occupancy'>> {
  const until = addDays(today, nightsAhead)
  const [active, rows] = await Promise.all([countActiveUnits(db), listNights(db, today, until)])
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return {
    units: active,
    occupancy: eachDay(today, until).map((day) => byDay.get(day) ?? { day, taken: 0, closed: 0 }),
  }
}

async function countActiveUnits(db: Db): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(units)
    .where(and(eq(units.active, true), eq(units.let_as, 'unit')))
  return row?.value ?? 0
}

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

function listNights(db: Db, from: string, until: string) {
  // Holds are few at any time, so their nights are subtracted instead of looking up the reservation of each night.
  const held = db
    .select({ id: stays.id })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(eq(reservations.state, 'hold'))
    .as('held')
  return db
    .select({
      day: roomNightRows.night,
      taken: countIf(sql`${roomNightRows.closure} is null and ${held.id} is null`),
      closed: countIf(sql`${roomNightRows.closure} is not null`),
    })
    .from(roomNightRows)
    .innerJoin(units, and(eq(units.id, roomNightRows.unit), eq(units.active, true)))
    .leftJoin(held, eq(held.id, roomNightRows.stay))
    .where(and(gte(roomNightRows.night, from), lt(roomNightRows.night, until)))
    .groupBy(roomNightRows.night)
}
