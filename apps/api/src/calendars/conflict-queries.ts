import type { Day } from '@dvor/format/days.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { calendarConflictRows, calendarFeedRows, feedEvents } from '../db/schema/calendars/calendars.ts'
import { isEcho } from './echoes.ts'
import { isExported } from './exported-stays.ts'

export type Conflict = typeof calendarConflictRows.$inferSelect
type Kind = Conflict['kind']

/** An event, and the record that has nights of it. */
export interface Clash {
  event: string
  summary: string | null
  arrival: Day
  departure: Day
  kind: Kind
  /** Reservation, closure or event that has the nights. */
  other: string
  first_night: Day
  last_night: Day
}

/**
 * Every clash of a feed's events from `today` on. Holds of minutes do not count, because their guests are refused when ordering;
 * overlaps of one portal's own events do not count either. An echo clashes with nothing but another portal's event of
 * its days, which both may have sold.
 */
export async function listClashes(db: Db, feed: string, today: Day, now: Date): Promise<Clash[]> {
  const { rows } = await db.execute<Clash & Record<string, unknown>>(sql`
    select e.id as event, e.summary, e.arrival, e.departure,
      case when r.state = 'hold' then 'hold' when s.id is not null then 'stay' when c.id is not null then 'closure' else 'event' end as kind,
      coalesce(r.id, c.id, o.id) as other, min(u.night) as first_night, max(u.night) as last_night
    from ${feedEvents} e
    join ${calendarFeedRows} f on f.id = e.feed
    join ${unitRooms} as own on own.unit = f.accommodation_unit
    join room_nights u on u.unit = own.room and u.night >= greatest(e.arrival, ${today}::date)
      and u.night < e.departure and u.feed_event is distinct from e.id
    left join stays s on s.id = u.stay
    left join reservations r on r.id = s.reservation
    left join closures c on c.id = u.closure
    left join ${feedEvents} o on o.id = u.feed_event
    where e.feed = ${feed} and e.departure > ${today} and (r.id is null or ${isExported(now)})
      and o.feed is distinct from e.feed
      and (not ${isEcho} or (o.arrival = e.arrival and o.departure = e.departure))
    group by e.id, s.id is not null, c.id is not null, r.id, c.id, o.id
    order by e.arrival, e.id, first_night`)
  return rows.map(({ event, summary, arrival, departure, kind, other, first_night, last_night }) => ({
    event,
    summary,
    arrival,
    departure,
    kind,
    other,
    first_night,
    last_night,
  }))
}

/** Conflicts of a feed that are not in the past. */
export async function listLiveConflicts(db: Db, feed: string): Promise<Conflict[]> {
  return db
    .select()
    .from(calendarConflictRows)
    .where(and(eq(calendarConflictRows.feed, feed), isNull(calendarConflictRows.ended_at)))
}

const batch = 1000

/** Inserts conflicts in batches, because a statement takes a limited number of values. */
export async function insertConflicts(
  db: Db,
  rows: (typeof calendarConflictRows.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await db.insert(calendarConflictRows).values(rows.slice(at, at + batch))
}

/** Changes the nights of the same conflict. */
export async function updateNights(
  db: Db,
  id: string,
  { first_night, last_night }: Pick<Conflict, 'first_night' | 'last_night'>,
): Promise<void> {
  await db
    .update(calendarConflictRows)
    .set({ first_night, last_night })
    .where(eq(calendarConflictRows.id, id))
}

/** Marks conflicts as ended at `now`; their rows stay. */
export async function endConflicts(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const at = now.toISOString()
  await db
    .update(calendarConflictRows)
    .set({ ended_at: at, updatedAt: at })
    .where(inArray(calendarConflictRows.id, [...ids]))
}

/** Feeds with an open conflict. */
export async function listFeedsInConflict(db: Db): Promise<{ feed: string; unit: string }[]> {
  return db
    .selectDistinct({ feed: calendarConflictRows.feed, unit: calendarConflictRows.accommodation_unit })
    .from(calendarConflictRows)
    .where(isNull(calendarConflictRows.ended_at))
}

/** Deletes conflicts whose event ended before `limit`. */
export async function forgetConflictsBefore(db: Db, limit: Day): Promise<number> {
  const { rowCount } = await db
    .delete(calendarConflictRows)
    .where(sql`${calendarConflictRows.departure} < ${limit}`)
  return rowCount ?? 0
}
