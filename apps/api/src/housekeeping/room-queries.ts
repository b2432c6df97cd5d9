import { arrivedStates, finishedStates } from '@dvor/booking/reservation/states.ts'
import type { GivenState, RoomUse } from '@dvor/booking/housekeeping/room-state.ts'
import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { roomStateRows } from '../db/schema/housekeeping/rooms.ts'
import { taskRows } from '../db/schema/housekeeping/tasks.ts'
import { history } from '../db/schema/system/history.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { preparedStates } from '../insight/day-sheets/queries.ts'

const openDefects = sql<number>`(select count(*)::int from ${taskRows} where ${taskRows.accommodation_unit} = ${units.id}
  and ${taskRows.kind} = 'defect' and not ${taskRows.done})`

const closureOn = (night: Day) => sql<RoomNow['out_of_order']>`(
  select jsonb_build_object('kind', ${closureRows.kind}, 'until', ${closureRows.day_to}, 'reason', ${closureRows.reason})
  from ${roomNightRows} join ${closureRows} on ${closureRows.id} = ${roomNightRows.closure}
  where ${roomNightRows.unit} = ${units.id} and ${roomNightRows.night} = ${night})`

/** The rooms that are let, in the property's order, each with the state that it was given. */
export async function listRooms(db: Db, today: Day, where?: SQL) {
  return db
    .select({
      unit: units.id,
      code: units.code,
      given: roomStateRows,
      out_of_order: closureOn(today),
      open_defects: openDefects,
    })
    .from(units)
    .leftJoin(roomStateRows, eq(roomStateRows.unit, units.id))
    .where(and(eq(units.let_as, 'unit'), eq(units.active, true), where))
    .orderBy(asc(units.order), asc(units.code), asc(units.id))
}

/** The moment of the check-out of a stay that is over. */
const leftAt = sql<string | null>`case when ${inLiterals(reservations.state, finishedStates)} then (
  select to_char(max(${history.at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${history}
  where ${history.collection} = 'reservations' and ${history.recordId} = ${reservations.id}
    and ${history.action} = 'state' and ${inLiterals(sql`${history.before} ->> 'state'`, arrivedStates)}) end`

type StoredUse = RoomUse & { room: string } & Record<string, unknown>

/**
 * Guests who have been in a room since its state was given, or are there, with the rooms of a whole each; of guests of
 * portals each night.
 */
export async function listUses(db: Db, today: Day, room?: string): Promise<StoredUse[]> {
  const ofRoom = room ? sql`and own.room = ${room}` : sql``
  const ofPortal = room ? sql`and own.unit = ${room}` : sql``
  const { rows } = await db.execute<StoredUse>(sql`
    select own.room, ${stays.arrival} as arrival, ${stays.departure} as departure, ${leftAt} as left_at
    from ${stays} join ${reservations} on ${reservations.id} = ${stays.reservation}
      join ${unitRooms} as own on own.unit = ${stays.unit}
      left join ${roomStateRows} on ${roomStateRows.unit} = own.room
    where ${inLiterals(reservations.state, preparedStates)} and ${stays.arrival} <= ${today}
      and ${stays.departure} >= coalesce(${roomStateRows.day}, '-infinity'::date) ${ofRoom}
    union all
    select own.unit, own.night, own.night + 1, null from ${roomNightRows} as own
      left join ${roomStateRows} on ${roomStateRows.unit} = own.unit
    where own.feed_event is not null and own.night < ${today}
      and own.night >= coalesce(${roomStateRows.day}, '-infinity'::date) ${ofPortal}`)
  return rows
}

/** Marks every room that is let as clean since a day. */
export async function cleanAllRooms(db: Db, day: Day): Promise<void> {
  await db.execute(sql`
    insert into ${roomStateRows} (unit, state, day, at)
    select ${units.id}, 'clean', ${day}, now() from ${units} where ${units.let_as} = 'unit'`)
}

/** Gives a room a state, at the moment of the database as check-outs are, with which it is compared. */
export async function storeState(
  db: Db,
  unit: string,
  given: Omit<GivenState, 'at'> & { by: string },
): Promise<void> {
  const values = { ...given, at: sql`now()` }
  await db
    .insert(roomStateRows)
    .values({ unit, ...values })
    .onConflictDoUpdate({ target: roomStateRows.unit, set: values })
}
