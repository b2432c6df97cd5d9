import type { Db } from '../db/database.ts'
import { pullFeed, regularTimeoutMs, type PullOptions } from './pull-feed.ts'
import { listActiveFeeds, listFeedsOfReservation, type CalendarFeed } from './feed-queries.ts'
import type { FeedServices } from './services.ts'

/** Number of portals read at a time. */
const lanes = 4

/**
 * Reads all portals, those first that have waited longest; runs every quarter of an hour. A failing portal does not
 * delay the others.
 */
export async function pullAllFeeds(db: Db, services: FeedServices): Promise<void> {
  const waiting = (await listActiveFeeds(db)).values()
  const lane = async () => {
    for (const feed of waiting) await pullSafely(db, feed, services, { timeoutMs: regularTimeoutMs })
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Longest time (ms) that an order waits for portals, unless the services name another. */
const orderTimeoutMs = 2000
/** A calendar read within this time (ms) is not read again. */
const freshMs = 60_000

/**
 * Reads the portals of an order's units once more, in parallel, before it is accepted. A slow or broken portal does
 * not stop an order; the nights known so far decide (docs/decisions, calendars of portals).
 */
export async function pullBeforeOrder(db: Db, token: string, services: FeedServices): Promise<void> {
  const limit = services.clock.now().getTime() - freshMs
  const isFresh = ({ last_tried_at }: CalendarFeed) =>
    last_tried_at !== null && Date.parse(last_tried_at) > limit
  const feeds = (await listFeedsOfReservation(db, token)).filter((feed) => !isFresh(feed))
  const options = { timeoutMs: services.orderPullTimeoutMs ?? orderTimeoutMs, quiet: true }
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
