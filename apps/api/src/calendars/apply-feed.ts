import type { FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { listEvents } from './event-queries.ts'
import type { FeedVersion } from './reading/fetch-feed.ts'
import { lockFeed, updateFeed, type CalendarFeed } from './feed-queries.ts'
import { replaceEvents, type ReadEvents } from './replace-events.ts'
import { settleNights } from './settle-nights.ts'
import type { FeedServices } from './services.ts'

/** Content of a portal's calendar at present. */
export interface NewFeed extends ReadEvents {
  version: FeedVersion
}

interface Order {
  /** The feed when the reading began. */
  feed: CalendarFeed
  /** Null when the portal answered that nothing has changed. */
  read: NewFeed | null
  begun: Date
  acceptEmpty: boolean
}

/**
 * Applies a calendar that was read: events that are gone free their nights, new ones take theirs where free, the rest
 * becomes conflicts. Does nothing when the feed was changed or read again meanwhile. @throws FeedFailure
 * `suddenly_empty`
 */
export async function applyFeed(db: Db, order: Order, services: FeedServices): Promise<FeedPulled> {
  const { feed, read, begun } = order
  const current = await lockFeed(db, feed.id)
  if (!current || isOutdated(order, current))
    return { problem: current?.last_error ?? null, events: current?.event_count ?? 0, conflicts: 0 }
  await lockUnits(db, [current.accommodation_unit])
  const today = todayIn(begun)
  if (read) await replaceEvents(db, read, { ...order, today })
  const conflicts = await settleNights(db, current, today, services)
  const events = await listEvents(db, feed.id, today)
  await updateFeed(db, feed.id, {
    last_ok_at: begun.toISOString(),
    last_tried_at: begun.toISOString(),
    last_error: null,
    event_count: events.length,
    ...(read && { ...read.version, unread_count: read.unread.length }),
  })
  return { problem: null, events: events.length, conflicts }
}

function isOutdated({ feed, begun }: Order, current: CalendarFeed): boolean {
  const isOther = current.url !== feed.url || current.accommodation_unit !== feed.accommodation_unit
  const isOlder = current.last_ok_at !== null && Date.parse(current.last_ok_at) > begun.getTime()
  return !current.active || isOther || isOlder
}
