import type { FeedProblem } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import type { conflictKinds } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { units } from '../accommodation/accommodation-units.ts'
import { day, instant, stamps } from '../../columns.ts'
import { newId, newToken } from '../../ids.ts'
import { reservations } from '../reservations/reservations.ts'

export const calendarFeedRows = pgTable(
  'calendar_feeds',
  {
    ...stamps(),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id),
    title: text('title').notNull(),
    url: text('url').notNull(),
    active: boolean('active').notNull().default(true),
    ignore_echoes: boolean('ignore_echoes').notNull().default(false),
    last_ok_at: instant('last_ok_at'),
    last_tried_at: instant('last_tried_at'),
    last_error: text('last_error').$type<FeedProblem>(),
    event_count: integer('event_count').notNull().default(0),
    unread_count: integer('unread_count').notNull().default(0),
    /** The portal's identification of the version that was read last, for conditional requests. */
    etag: text('etag'),
    last_modified: text('last_modified'),
    /** Secret of the address at which this portal reads the property's calendar, without its own events. */
    export_token: text('export_token')
      .notNull()
      .unique()
      .$defaultFn(() => newToken()),
  },
  (table) => [index('feeds_of_unit').on(table.accommodation_unit)],
)

/** Events of the portals' calendars as read last. Past events keep their last state. */
export const feedEvents = pgTable(
  'feed_events',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    /** Null where the feed was deleted or belongs to another unit now: only the sold nights are left. */
    feed: uuid('feed').references(() => calendarFeedRows.id, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    /** As the portal names it; may be a guest's name, so it is deleted after the time of retention. */
    summary: text('summary'),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    first_seen_at: instant('first_seen_at')
      .notNull()
      .default(sql`now()`),
    /** Last day on which it counts as an echo of the property's own export; null for a sale of the portal. */
    echo_until: day('echo_until'),
    /** Without a feed: the unit that was sold, and the name of the portal. */
    sold_unit: uuid('sold_unit').references(() => units.id, { onDelete: 'cascade' }),
    sold_by: text('sold_by'),
  },
  (table) => [
    // Portals repeat the ids of their events, so the days are part of the key.
    uniqueIndex('event_of_feed').on(table.feed, table.uid, table.arrival, table.departure),
    index('events_by_departure').on(table.departure),
  ],
)

/** Double bookings for the owner to solve. Rows outlive the records concerned, so their ids are no references. */
export const calendarConflictRows = pgTable(
  'calendar_conflicts',
  {
    ...stamps(),
    feed: uuid('feed')
      .notNull()
      .references(() => calendarFeedRows.id, { onDelete: 'cascade' }),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    portal: text('portal').notNull(),
    summary: text('summary'),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    first_night: day('first_night').notNull(),
    last_night: day('last_night').notNull(),
    kind: text('kind').$type<(typeof conflictKinds)[number]['value']>().notNull(),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    event: uuid('event').notNull(),
    /** The reservation, closure or other event that has the nights. */
    other: uuid('other').notNull(),
    seen: boolean('seen').notNull().default(false),
    note: text('note'),
    ended_at: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('live_conflict')
      .on(table.event, table.other)
      .where(sql`${table.ended_at} is null`),
    index('conflicts_of_feed').on(table.feed),
  ],
)

/** Secret of the address at which a unit's whole occupancy can be read. */
export const unitCalendars = pgTable('unit_calendars', {
  unit: uuid('unit')
    .primaryKey()
    .references(() => units.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
})
