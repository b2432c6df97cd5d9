import type { Db } from '../../platform/database.ts'
import { pullFeed, defaultTimeouts, type PullOptions } from './pull-feed.ts'
import { listActiveFeeds, listFeedsOfReservation, type CalendarFeed } from './queries.ts'
import type { FeedServices } from './services.ts'

/** So many portals are asked at a time. */
const lanes = 4

/** Every quarter of an hour: reads all portals, those first that have waited longest. One that fails holds up no other. */
export async function pullAllFeeds(db: Db, services: FeedServices): Promise<void> {
  const waiting = (await listActiveFeeds(db)).values()
  const lane = async () => {
    for (const feed of waiting) await pullSafely(db, feed, services, { timeouts: defaultTimeouts })
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** A guest who waits for an order waits no longer than this for portals. */
const timeoutOrder = 2000
/** What was read so shortly before is news enough. */
const freshMs = 60_000

/**
 * Before an order is accepted: asks the portals of its units once more, all at once. A portal that is slow or broken
 * does not stop an order, it is sold by what is known (docs/decisions, calendars of portals).
 */
export async function pullBeforeOrder(db: Db, token: string, services: FeedServices): Promise<void> {
  const limit = services.clock.now().getTime() - freshMs
  const isFresh = ({ last_tried_at }: CalendarFeed) =>
    last_tried_at !== null && Date.parse(last_tried_at) > limit
  const feeds = (await listFeedsOfReservation(db, token)).filter((feed) => !isFresh(feed))
  const options = { timeouts: timeoutOrder, quiet: true }
  await Promise.all(feeds.map((feed) => pullSafely(db, feed, services, options)))
}

async function pullSafely(
  db: Db,
  feed: CalendarFeed,
  services: FeedServices,
  options: PullOptions,
): Promise<void> {
  try {
    await pullFeed(db, feed, services, options)
  } catch (error) {
    services.log.error({ err: error, feed: feed.id }, 'a calendar could not be taken over')
  }
}
