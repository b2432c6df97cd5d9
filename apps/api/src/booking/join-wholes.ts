import { holdingStates } from '@dvor/booking/reservation/states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Day } from '@dvor/format/days.ts'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { takeFreeNights } from '../calendars/event-queries.ts'
import type { Hooks, Row } from '../crud/define.ts'
import { inLiterals } from '../db/in-literals.ts'
import type { Db } from '../db/database.ts'
import { calendarFeedRows } from '../db/schema/calendars/calendars.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { isWhole } from '../inventory/check-whole.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { ApiError } from '../platform/errors.ts'

/**
 * A room that is added to a sold or closed whole belongs to it at once: the coming nights of its stays, closures and
 * imported events take the room, too. A room that leaves keeps the nights that were agreed with it. @throws ApiError
 * `nights_taken` where the room has guests of its own on such nights
 */
export const joinWholes: NonNullable<Hooks['afterWrite']> = async (db, row, before, { clock }) => {
  if (!canJoin(row, before)) return
  const wholes = await listWholes(db, row.id)
  if (wholes.length === 0) return
  await lockUnits(db, [row.id, ...wholes])
  const today = todayIn(clock.now())
  const wholeNights = nightsOfWholes(wholes, today)
  await db.execute(sql`
    insert into ${roomNightRows} (unit, night, stay, closure)
    select ${row.id}, wanted.night, wanted.stay, wanted.closure from (${wholeNights}) as wanted on conflict do nothing`)
  await refuseOthers(db, row.id, wholeNights)
  const feeds = await db
    .select({ id: calendarFeedRows.id })
    .from(calendarFeedRows)
    .where(inArray(calendarFeedRows.accommodation_unit, wholes))
  for (const { id } of feeds) await takeFreeNights(db, id, today)
}

/** Whether a write may give a whole a room: a new unit, another building, or one that was put aside. */
function canJoin(row: Row, before: Row | undefined): boolean {
  if (isWhole(row) || row['active'] !== true) return false
  const fields = ['active', 'let_as', 'accommodation_object'] as const
  return !before || fields.some((field) => row[field] !== before[field])
}

async function listWholes(db: Db, room: string): Promise<string[]> {
  const { rows } = await db.execute<{ unit: string }>(
    sql`select unit from ${unitRooms} as own where own.room = ${room} and own.unit <> ${room}`,
  )
  return rows.map(({ unit }) => unit)
}

/** Coming nights of the stays and closures of wholes. */
function nightsOfWholes(wholes: readonly string[], today: Day): SQL {
  const ids = sql`any(${sql.param([...wholes])}::uuid[])`
  return sql`
    select night::date as night, s.id as stay, null::uuid as closure
    from stays s join reservations r on r.id = s.reservation
    cross join lateral generate_series(greatest(s.arrival, ${today}::date), s.departure - 1, interval '1 day') as night
    where s.unit = ${ids} and s.departure > ${today} and ${inLiterals(sql`r.state`, holdingStates)}
    union all
    select night::date, null, c.id from closures c
    cross join lateral generate_series(greatest(c.day_from, ${today}::date), c.day_to, interval '1 day') as night
    where c.accommodation_unit = ${ids} and c.day_to >= ${today}`
}

async function refuseOthers(db: Db, room: string, wholeNights: SQL): Promise<void> {
  const nights = await db
    .select({ night: roomNightRows.night })
    .from(roomNightRows)
    .innerJoin(sql`(${wholeNights}) as wanted`, sql`wanted.night = ${roomNightRows.night}`)
    .where(
      sql`${eq(roomNightRows.unit, room)} and (${roomNightRows.stay} is distinct from wanted.stay
        or ${roomNightRows.closure} is distinct from wanted.closure)`,
    )
  if (nights.length > 0)
    throw new ApiError('nights_taken', 'The whole is taken on nights on which the room has guests', {
      details: { nights: nights.map(({ night }) => night) },
    })
}
