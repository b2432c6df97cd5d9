import type { Day } from '@dvor/format/days.ts'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { feedEvents } from '../db/schema/calendars/calendars.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { unitRooms } from '../inventory/unit-rooms.ts'

/**
 * SQL condition for an event `e` of a feed `f` that repeats the days of something that has a night of its unit: a portal
 * that sends the property's own days back must not take the other rooms of a whole with them (decision 112). An event
 * with the days of a hold is a sale, because holds are not exported.
 */
export const isEcho = (today: Day | Placeholder): SQL => sql`(f.ignore_echoes and exists (
  select from ${roomNightRows} n join ${unitRooms} as concerned on concerned.room = n.unit
  left join stays s on s.id = n.stay left join reservations r on r.id = s.reservation
  left join closures c on c.id = n.closure left join ${feedEvents} o on o.id = n.feed_event and o.feed <> e.feed
  where concerned.unit = f.accommodation_unit and n.night = greatest(e.arrival, ${today}::date)
    and r.state is distinct from 'hold'
    and coalesce(s.arrival, c.day_from, o.arrival) = e.arrival
    and coalesce(s.departure, c.day_to + 1, o.departure) = e.departure))`
