import type { FeedProblem } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { calendarFeedRows } from '../db/schema/calendars/calendars.ts'

export type CalendarFeed = typeof calendarFeedRows.$inferSelect

/** @throws ApiError `not_found` */
export async function findFeed(db: Db, id: string): Promise<CalendarFeed> {
  const [feed] = await db.select().from(calendarFeedRows).where(eq(calendarFeedRows.id, id))
  if (!feed) throw notFound('Calendar feed')
  return feed
}

/** Locked until the transaction ends; undefined when it is gone. Lock its unit first (`lockUnits`). */
export async function lockFeed(db: Db, id: string): Promise<CalendarFeed | undefined> {
  const [feed] = await db.select().from(calendarFeedRows).where(eq(calendarFeedRows.id, id)).for('update')
  return feed
}

/** Feeds to read, those first that have waited longest. */
export async function listActiveFeeds(db: Db): Promise<CalendarFeed[]> {
  return db
    .select()
    .from(calendarFeedRows)
    .where(eq(calendarFeedRows.active, true))
    .orderBy(sql`${calendarFeedRows.last_tried_at} asc nulls first`, asc(calendarFeedRows.id))
}

/** Active feeds of a hold's units, and of units that share a room with them, by the secret of its link. */
export async function listFeedsOfReservation(db: Db, token: string): Promise<CalendarFeed[]> {
  const unitsOfReservation = db
    .select({ unit: sql<string>`sharing.unit` })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .innerJoin(sql`${unitRooms} as own`, sql`own.unit = ${stays.unit}`)
    .innerJoin(sql`${unitRooms} as sharing`, sql`sharing.room = own.room`)
    .where(eq(reservations.token, token))
  return db
    .select()
    .from(calendarFeedRows)
    .where(
      and(
        eq(calendarFeedRows.active, true),
        inArray(calendarFeedRows.accommodation_unit, unitsOfReservation),
      ),
    )
}

/** Stores the result of a reading and notifies every screen that shows it. */
export async function updateFeed(db: Db, id: string, changes: Partial<CalendarFeed>): Promise<void> {
  await db
    .update(calendarFeedRows)
    .set(changes)
    .where(eq(calendarFeedRows.id, id))
    .returning({ notified: notifyRecordChange('calendar-feeds', id) })
}

/** Records a failed attempt, unless a later one has been recorded already. */
export async function noteFailure(
  db: Db,
  id: string,
  problem: FeedProblem | null,
  begun: Date,
): Promise<void> {
  await db
    .update(calendarFeedRows)
    .set({ last_tried_at: begun.toISOString(), last_error: problem })
    .where(
      and(
        eq(calendarFeedRows.id, id),
        sql`(${calendarFeedRows.last_tried_at} is null or ${calendarFeedRows.last_tried_at} <= ${begun.toISOString()})`,
      ),
    )
}
