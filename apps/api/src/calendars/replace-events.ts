import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { changeEvent, endEvents, insertEvents, listEvents, type StoredEvent } from './event-queries.ts'
import { FeedFailure } from './reading/feed-failure.ts'
import type { FeedEvent, ReadFeed } from './reading/parse-feed.ts'
import type { CalendarFeed } from './feed-queries.ts'

/** The events of a calendar without those that the property had exported. */
export interface ReadEvents extends Pick<ReadFeed, 'events' | 'unread'> {
  /** The calendar has no event, neither the property's own ones nor cancelled ones. */
  isEmpty: boolean
}

interface Reading {
  feed: CalendarFeed
  begun: Date
  today: Day
  acceptEmpty: boolean
}

/** From this number of coming events on, a calendar that is suddenly empty counts as a fault. */
const manyEvents = 3

type Event = FeedEvent | StoredEvent
const keyOf = ({ uid, arrival, departure }: Event) => [uid, arrival, departure].join('\n')
const contentOf = ({ summary, arrival, departure }: Event) => [summary, arrival, departure].join('\n')

/**
 * Replaces the events of a locked feed by those that were read. An event stays the same record while its id and days
 * do, or its title and days: some portals give new ids at each reading, and its conflicts and marks must outlast that.
 * Nights before today stay sold.
 * @throws FeedFailure `suddenly_empty`
 */
export async function replaceEvents(
  db: Db,
  { events, unread, isEmpty }: ReadEvents,
  { feed, begun, today, acceptEmpty }: Reading,
): Promise<void> {
  const storedEvents = await listEvents(db, feed.id, today)
  if (isEmpty && storedEvents.length >= manyEvents && !acceptEmpty) throw new FeedFailure('suddenly_empty')
  const eventsByKey = new Map(continued(events, storedEvents, today).map((event) => [keyOf(event), event]))
  const stored = new Set(storedEvents.map(keyOf))
  // An event that can no longer be parsed is kept.
  const gone = storedEvents.filter((event) => !eventsByKey.has(keyOf(event)) && !unread.includes(event.uid))
  const fresh = [...eventsByKey.values()].filter((event) => !stored.has(keyOf(event)))
  const { pairs, left, added } = pairUp(gone, fresh)
  const ended = left.map(({ id }) => id)
  await endEvents(db, ended, today)
  for (const event of storedEvents) {
    const summary = eventsByKey.get(keyOf(event))?.summary
    if (summary !== undefined && summary !== event.summary) await changeEvent(db, event.id, { summary })
  }
  for (const [{ id }, { uid }] of pairs) await changeEvent(db, id, { uid })
  await insertEvents(db, feed.id, added, begun)
}

/**
 * The events that were read, where those of present guests keep their arrival: some portals let them begin today at
 * each reading.
 */
function continued(
  events: readonly FeedEvent[],
  storedEvents: readonly StoredEvent[],
  today: Day,
): readonly FeedEvent[] {
  const read = new Set(events.map(keyOf))
  const shortened = storedEvents.filter((event) => event.arrival < today && !read.has(keyOf(event)))
  if (shortened.length === 0) return events
  return events.map((event) => {
    if (event.arrival > today) return event
    const same = shortened.find(
      ({ uid, summary, arrival, departure }) =>
        departure === event.departure &&
        arrival < event.arrival &&
        (uid === event.uid || summary === event.summary),
    )
    return same ? { ...event, arrival: same.arrival } : event
  })
}

/** Pairs events that are gone with new ones of the same title and days, one to one. */
function pairUp(gone: readonly StoredEvent[], fresh: readonly FeedEvent[]) {
  const byContent = Map.groupBy(gone, contentOf)
  const pairs: [StoredEvent, FeedEvent][] = []
  const added = fresh.filter((event) => {
    const match = byContent.get(contentOf(event))?.pop()
    if (match) pairs.push([match, event])
    return !match
  })
  return { pairs, left: [...byContent.values()].flat(), added }
}
