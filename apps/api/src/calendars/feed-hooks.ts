import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import { endConflicts, listLiveConflicts } from './conflict-queries.ts'
import { detachEvents, endEvents, listEvents, type SoldBy } from './event-queries.ts'
import { FeedFailure } from './reading/feed-failure.ts'
import { checkedUrl } from './reading/fetch-feed.ts'

const neverRead = {
  last_ok_at: null,
  last_tried_at: null,
  last_error: null,
  event_count: 0,
  unread_count: 0,
  etag: null,
  last_modified: null,
}

const isTurnedOff = (row: Row) => row['active'] === false
const isMovedTo = (draft: Record<string, unknown>, current: Row, key: 'url' | 'accommodation_unit') =>
  draft[key] !== undefined && draft[key] !== current[key]

function refuseAddress(url: unknown): void {
  try {
    checkedUrl(String(url))
  } catch (error) {
    if (error instanceof FeedFailure) throw invalid([{ path: 'url', code: 'invalid_value' }])
    throw error
  }
}

/**
 * A changed address or unit means another calendar: the events of the old one end and their nights from today on are
 * free. The past ones stay with the unit in which they were, also where the feed belongs to another unit now or is deleted.
 */
export const feedHooks: Hooks = {
  beforeWrite: async (_db, draft, current) => {
    if (draft['url'] !== undefined) refuseAddress(draft['url'])
    if (!current) return draft
    const isOther = isMovedTo(draft, current, 'url') || isMovedTo(draft, current, 'accommodation_unit')
    return isOther || draft['active'] === false ? { ...draft, ...neverRead } : draft
  },
  afterWrite: async (db, row, before, { clock }) => {
    if (!before) return
    const isOther = isMovedTo(row, before, 'url') || isMovedTo(row, before, 'accommodation_unit')
    if (!isOther && !isTurnedOff(row)) return
    await endAll(db, row.id, todayIn(clock.now()))
    if (isMovedTo(row, before, 'accommodation_unit')) await detachEvents(db, soldBy(before))
    const conflicts = await listLiveConflicts(db, row.id)
    await endConflicts(
      db,
      conflicts.map(({ id }) => id),
      clock.now(),
    )
  },
  // Its events ended with it, so that the calendar is read whole.
  beforeRestore: (row) => ({ ...row, ...neverRead }),
  beforeDelete: async (db, row, { clock }) => {
    await endAll(db, row.id, todayIn(clock.now()))
    await detachEvents(db, soldBy(row))
  },
  compute: async (_db, rows, { clock }) =>
    new Map(rows.map((row) => [row.id, { is_stale: isStale(row, clock.now()) }])),
}

const soldBy = (row: Row): SoldBy => ({
  id: row.id,
  accommodation_unit: String(row['accommodation_unit']),
  title: String(row['title']),
})

async function endAll(db: Db, feed: string, today: Day): Promise<void> {
  const events = await listEvents(db, feed, today)
  const ids = events.map(({ id }) => id)
  await endEvents(db, ids, today)
}

/** Age of the last reading (ms) from which a portal may have sold nights that are not imported yet. */
export const staleAfterMs = 3_600_000

function isStale({ active, last_ok_at, last_error }: Row, now: Date): boolean {
  if (!active) return false
  if (typeof last_ok_at !== 'string') return last_error !== null
  return now.getTime() - Date.parse(last_ok_at) > staleAfterMs
}
