import { addDays, type Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { calendarFeedRows, feedEvents } from '../db/schema/calendars/calendars.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { isExported } from './exported-stays.ts'

/**
 * SQL condition for an event `e` of a feed `f` that is an echo: the portal sends back what it read from the property's
 * export. An echo takes no nights, refuses no order and is not exported (decision 015).
 */
export const isEcho = sql`(f.ignore_echoes and e.echo_until is not null)`

/** Days that a portal has to drop an echo whose original is gone; an event that is there longer is a sale. */
const daysToDrop = 2

/**
 * Condition for an event with exactly the days of something else that has a night of its unit or of one of its rooms.
 * An event with the days of a hold of minutes is a sale, because such holds are not exported.
 */
const hasOriginal = (today: Day, now: Date) => sql`exists (
  select from ${roomNightRows} n join ${unitRooms} as concerned on concerned.room = n.unit
  left join stays s on s.id = n.stay left join reservations r on r.id = s.reservation
  left join closures c on c.id = n.closure left join ${feedEvents} o on o.id = n.feed_event and o.feed <> e.feed
  where concerned.unit = f.accommodation_unit and n.night = greatest(e.arrival, ${today}::date)
    and (r.id is null or ${isExported(now)})
    and coalesce(s.arrival, c.day_from, o.arrival) = e.arrival
    and coalesce(s.departure, c.day_to + 1, o.departure) = e.departure)`

/**
 * Marks the echoes among the events of a locked feed, and frees nights that they had before the owner said that the
 * portal sends days back. The mark outlives the original by the days that the portal has to drop the event.
 */
export async function markEchoes(db: Db, feed: string, today: Day, now: Date): Promise<void> {
  await db.execute(sql`
    update ${feedEvents} as e set echo_until = marked.until from (
      select e.id, case when ${hasOriginal(today, now)} then ${addDays(today, daysToDrop)}::date
        when e.echo_until >= ${today} then e.echo_until end as until
      from ${feedEvents} e join ${calendarFeedRows} f on f.id = e.feed
      where e.feed = ${feed} and e.departure > ${today} and f.ignore_echoes) as marked
    where marked.id = e.id and e.echo_until is distinct from marked.until`)
  await db.execute(sql`
    delete from ${roomNightRows} as n using ${feedEvents} e, ${calendarFeedRows} f
    where n.feed_event = e.id and n.night >= ${today} and e.feed = ${feed} and f.id = e.feed and ${isEcho}`)
}
