import type { Day } from '@dvor/format/days.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, asc, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { RoomNight } from '../inventory/night-queries.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import type { FeedEvent } from './reading/parse-feed.ts'
import { horizonDays } from './reading/series-nights.ts'
import { calendarFeedRows, feedEvents } from '../db/schema/calendars/calendars.ts'
import { isEcho } from './echoes.ts'

export type StoredEvent = typeof feedEvents.$inferSelect

/** An imported event for the charts. */
export interface ShownEvent {
  id: string
  unit: string
  /** Name of its portal. */
  portal: string
  summary: string | null
  arrival: Day
  departure: Day
}

// Under the names that `isEcho` reads.
const shownEvents = alias(feedEvents, 'e')
const shownFeeds = alias(calendarFeedRows, 'f')
const soldUnit = sql<string>`coalesce(${shownFeeds.accommodation_unit}, ${shownEvents.sold_unit})`

/**
 * All sales of portals with a night from `from` up to, but without, `until`, by unit and arrival; the only query for
 * charts. Includes nights that a stay or closure has (a conflict), because the portal has sold them nevertheless.
 */
export async function listEventsBetween(db: Db, from: Day, until: Day): Promise<ShownEvent[]> {
  return db
    .select({
      id: shownEvents.id,
      unit: soldUnit,
      portal: sql<string>`coalesce(${shownFeeds.title}, ${shownEvents.sold_by}, '')`,
      summary: shownEvents.summary,
      arrival: shownEvents.arrival,
      departure: shownEvents.departure,
    })
    .from(shownEvents)
    .leftJoin(shownFeeds, eq(shownFeeds.id, shownEvents.feed))
    .where(and(lt(shownEvents.arrival, until), gt(shownEvents.departure, from), sql`${isEcho} is not true`))
    .orderBy(asc(soldUnit), asc(shownEvents.arrival), asc(shownEvents.id))
}

/** Events of a feed that are not in the past. */
export async function listEvents(db: Db, feed: string, today: Day): Promise<StoredEvent[]> {
  return db
    .select()
    .from(feedEvents)
    .where(and(eq(feedEvents.feed, feed), gt(feedEvents.departure, today)))
}

const batch = 1000

/** Adds events, a thousand rows at a time: a statement takes 65,535 values at most. */
export async function insertEvents(
  db: Db,
  feed: string,
  events: readonly FeedEvent[],
  now: Date,
): Promise<void> {
  const rows = events.map(({ uid, summary, arrival, departure }) => ({
    feed,
    uid,
    summary,
    arrival,
    departure,
    first_seen_at: now.toISOString(),
  }))
  for (let at = 0; at < rows.length; at += batch)
    await db.insert(feedEvents).values(rows.slice(at, at + batch))
}

/** Changes the title or the portal's id of an event, which stays the same record. */
export async function changeEvent(
  db: Db,
  id: string,
  change: Partial<Pick<StoredEvent, 'uid' | 'summary'>>,
): Promise<void> {
  await db.update(feedEvents).set(change).where(eq(feedEvents.id, id))
}

/**
 * Ends events of a feed: their nights from `today` on are free. The nights before it were sold and stay, so an event
 * that is under way ends today.
 */
export async function endEvents(db: Db, ids: readonly string[], today: Day): Promise<void> {
  if (ids.length === 0) return
  const ended = sql`id = any(${sql.param([...ids])}::uuid[]) and departure > ${today}`
  await db.execute(sql`
    delete from ${roomNightRows} where night >= ${today}
      and feed_event in (select id from ${feedEvents} where ${ended})`)
  // An event that came back today has an ended one with the same days; it has no nights before today.
  await db.execute(sql`
    delete from ${feedEvents} as e where ${ended} and (arrival >= ${today} or exists (
      select from ${feedEvents} o where o.feed = e.feed and o.uid = e.uid and o.arrival = e.arrival
        and o.departure = ${today}))`)
  await db.execute(sql`update ${feedEvents} set departure = ${today} where ${ended}`)
}

/** A feed as it was when its events were sold. */
export interface SoldBy {
  id: string
  accommodation_unit: string
  title: string
}

/**
 * Lets the events of a feed, all of which have ended, stay without it: nights that it has sold remain those of its unit
 * in statistics and charts. Events without nights are deleted.
 */
export async function detachEvents(db: Db, { id, accommodation_unit, title }: SoldBy): Promise<void> {
  await db.execute(sql`
    delete from ${feedEvents} as e where e.feed = ${id}
      and not exists (select from ${roomNightRows} n where n.feed_event = e.id)`)
  await db
    .update(feedEvents)
    .set({ feed: null, sold_unit: accommodation_unit, sold_by: title })
    .where(eq(feedEvents.feed, id))
}

/**
 * Clears what may name a guest in events that ended before `limit`: the title and the portal's id. The days and nights
 * stay for the statistics. @returns how many
 */
export async function clearEventsBefore(db: Db, limit: Day): Promise<number> {
  const { rowCount } = await db
    .update(feedEvents)
    .set({ summary: null, uid: sql`${feedEvents.id}::text` })
    .where(
      and(
        lt(feedEvents.departure, limit),
        or(isNotNull(feedEvents.summary), ne(feedEvents.uid, sql`${feedEvents.id}::text`)),
      ),
    )
  return rowCount ?? 0
}

/** The nights of a feed's events from `today` on, each with the room. */
const wantedNights = (feed: string, today: Day) => sql`
  select own.room as unit, n.night::date as night, e.id as feed_event
  from ${feedEvents} e join ${calendarFeedRows} f on f.id = e.feed
  join ${unitRooms} as own on own.unit = f.accommodation_unit
  cross join lateral generate_series(
    greatest(e.arrival, ${today}::date), least(e.departure - 1, ${addDays(today, horizonDays)}::date), interval '1 day'
  ) as n(night)
  where e.feed = ${feed} and e.departure > ${today} and not ${isEcho}`

/** Nights of the events that something else has taken. */
export async function listContested(db: Db, feed: string, today: Day): Promise<RoomNight[]> {
  const { rows } = await db.execute<{ unit: string; night: string }>(sql`
    select distinct w.unit, w.night from (${wantedNights(feed, today)}) w
    join ${roomNightRows} u on u.unit = w.unit and u.night = w.night
    where u.stay is not null`)
  return rows.map(({ unit, night }) => ({ unit, night }))
}

/** Takes the free nights of the events, of a whole in all its rooms; the units are locked. */
export async function takeFreeNights(db: Db, feed: string, today: Day): Promise<void> {
  await db.execute(sql`
    insert into ${roomNightRows} (unit, night, feed_event)
    select w.unit, w.night, w.feed_event from (${wantedNights(feed, today)}) w
    on conflict do nothing`)
}

const soldByPortalStatement = prepared((db) =>
  db
    .selectDistinct({ unit: stays.unit, night: roomNightRows.night })
    .from(roomNightRows)
    .innerJoin(stays, eq(stays.id, roomNightRows.stay))
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .innerJoin(sql`${unitRooms} as own`, sql`own.room = ${roomNightRows.unit}`)
    .innerJoin(sql`${calendarFeedRows} as f`, sql`f.accommodation_unit = own.unit and f.active`)
    .innerJoin(
      sql`${feedEvents} as e`,
      sql`e.feed = f.id and e.arrival <= ${roomNightRows.night} and e.departure > ${roomNightRows.night}`,
    )
    .where(
      sql`${reservations.token} = ${sql.placeholder('token')} and e.departure > ${sql.placeholder('today')}::date
        and not ${isEcho}`,
    )
    .orderBy(asc(stays.unit), asc(roomNightRows.night))
    .prepare('list_sold_by_portal'),
)

/** Nights of a reservation's stays that a portal has sold and that therefore cannot be ordered; by its secret token. */
export async function listSoldByPortal(db: Db, token: string, today: Day): Promise<RoomNight[]> {
  return soldByPortalStatement(db).execute({ token, today })
}
