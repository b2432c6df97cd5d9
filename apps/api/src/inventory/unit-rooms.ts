import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/**
 * Pairs of (unit, room): the rooms whose nights a unit takes. A unit of its own is its only room; a whole has the rooms
 * of its building, or of the property, that are not put aside. Nights are stored for rooms only, so a whole is free
 * exactly when all of its rooms are (decision 112). The few wholes are materialized: without statistics of the
 * table PostgreSQL would look for them once for each room.
 */
export const unitRooms = sql`(
  select id as unit, id as room from accommodation_units where let_as = 'unit'
  union all
  select unit, room from (
    with w as materialized (
      select id, let_as, accommodation_object from accommodation_units where let_as <> 'unit')
    select w.id as unit, r.id as room from w join accommodation_units r on r.let_as = 'unit' and r.active
      and (w.let_as = 'property' or r.accommodation_object = w.accommodation_object)) as of_wholes)`

/** The given units and their rooms, for locks. @param ids a query of the units' ids */
export const withTheirRooms = (ids: SQL): SQL =>
  sql`(${ids} union select room from ${unitRooms} as of_units where unit in (${ids}))`

/** The rooms of the given units. @param ids a query of the units' ids */
export const roomsOf = (ids: SQL): SQL =>
  sql`(select room from ${unitRooms} as of_units where unit in (${ids}))`

/** The units that share a room with a unit, itself included: what happens to one of them concerns all. */
export const sharingUnits = (unit: string | SQL): SQL => sql`(
  select other.unit from ${unitRooms} as own join ${unitRooms} as other on other.room = own.room
  where own.unit = ${unit})`

/** All pairs of a unit and a room whose nights it takes. */
export async function listUnitRooms(db: Db): Promise<{ unit: string; room: string }[]> {
  const { rows } = await db.execute<{ unit: string; room: string }>(
    sql`select unit, room from ${unitRooms} as pairs`,
  )
  return rows
}
