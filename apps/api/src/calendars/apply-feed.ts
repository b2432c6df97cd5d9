import type { FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { deleteEvents, insertEvents, listEvents, renameEvent, type StoredEvent } from './event-queries.ts'
import { FeedFailure } from './reading/feed-failure.ts'
import type { FeedVersion } from './reading/fetch-feed.ts'
import type { FeedEvent, ReadFeed } from './reading/parse-feed.ts'
import { lockFeed, updateFeed, type CalendarFeed } from './feed-queries.ts'
import { settleNights } from './settle-nights.ts'
import type { FeedServices } from './services.ts'

/** Content of a portal's calendar at present. */
export interface NewFeed extends ReadFeed {
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

/** From this number of coming events on, a calendar that is suddenly empty counts as a fault. */
const manyEvents = 3

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
  if (read) await replaceEvents(db, order, read, today)
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

const keyOf = ({ uid, arrival, departure }: FeedEvent | StoredEvent) => [uid, arrival, departure].join('\n')

async function replaceEvents(
  db: Db,
  { feed, begun, acceptEmpty }: Order,
  { events, unread }: NewFeed,
  today: Day,
): Promise<void> {
  const known = await listEvents(db, feed.id, today)
  if (events.length === 0 && known.length >= manyEvents && !acceptEmpty)
    throw new FeedFailure('suddenly_empty')
  const wanted = new Map(events.map((event) => [keyOf(event), event]))
  // An event that can no longer be parsed is kept.
  const gone = known.filter((event) => !wanted.has(keyOf(event)) && !unread.includes(event.uid))
  await deleteEvents(
    db,
    gone.map(({ id }) => id),
  )
  for (const event of known) {
    const summary = wanted.get(keyOf(event))?.summary
    if (summary !== undefined && summary !== event.summary) await renameEvent(db, event.id, summary)
    wanted.delete(keyOf(event))
  }
  await insertEvents(db, feed.id, [...wanted.values()], begun)
}
