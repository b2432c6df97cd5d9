import type { FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import type { FeedProblem } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { applyFeed, type NewFeed } from './apply-feed.ts'
import { FeedFailure } from './reading/feed-failure.ts'
import { fetchFeed, type FeedVersion } from './reading/fetch-feed.ts'
import { isOwnUid } from './own-events.ts'
import { parseAside } from './reading/parse-aside.ts'
import { noteFailure, type CalendarFeed } from './feed-queries.ts'
import type { FeedServices } from './services.ts'

export interface PullOptions {
  /** Milliseconds for all of it: name, connection, redirects, body, parsing. */
  timeoutMs: number
  /** Frees the nights even when the portal suddenly has no event left. */
  acceptEmpty?: boolean
  /** Does not notify the owner of a failure; the regular reading, which has a longer timeout, will. */
  quiet?: boolean
}

/** Timeout (ms) of the regular reading of one portal. */
export const regularTimeoutMs = 20_000

/**
 * Reads one portal's calendar and updates the nights. A calendar that cannot be read changes nothing but the feed's
 * state: the nights known so far stay taken. @returns the result; failures of the portal are not thrown
 */
export async function pullFeed(
  db: Db,
  feed: CalendarFeed,
  services: FeedServices,
  options: PullOptions,
): Promise<FeedPulled> {
  const begun = services.clock.now()
  try {
    const read = await readFeed(feed, services, AbortSignal.timeout(options.timeoutMs))
    const order = { feed, read, begun, acceptEmpty: options.acceptEmpty ?? false }
    return await inTransaction(db, (tx) => applyFeed(tx, order, services))
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    return failed(db, feed, error.problem, begun, options)
  }
}

async function failed(
  db: Db,
  feed: CalendarFeed,
  problem: FeedProblem,
  begun: Date,
  { quiet }: PullOptions,
): Promise<FeedPulled> {
  await noteFailure(db, feed.id, quiet ? feed.last_error : problem, begun)
  return { problem, events: feed.event_count, conflicts: 0 }
}

const noVersion: FeedVersion = { etag: null, last_modified: null }

/**
 * The portal's events without exported ones; null when nothing has changed. Once a day everything is read again,
 * because the horizon of taken nights moves on with the days.
 */
async function readFeed(
  feed: CalendarFeed,
  { clock, publicUrl, reach }: FeedServices,
  signal: AbortSignal,
): Promise<NewFeed | null> {
  const today = todayIn(clock.now())
  const isOfToday = feed.last_ok_at !== null && todayIn(feed.last_ok_at) === today
  const fetched = await fetchFeed(feed.url, isOfToday ? feed : noVersion, reach, signal)
  if (!fetched.isNew) return null
  const { events, unread, cancelled } = await parseAside({ text: fetched.text, today }, signal)
  if (events.length === 0 && unread.length > 0) throw new FeedFailure('not_a_calendar')
  return {
    events: events.filter(({ uid }) => !isOwnUid(uid, publicUrl)),
    unread,
    version: fetched.version,
    isEmpty: events.length === 0 && cancelled === 0,
  }
}
