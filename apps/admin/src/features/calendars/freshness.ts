import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'

export type Feed = Pick<ListItem<typeof calendarFeeds>, 'active' | 'last_ok_at' | 'last_error' | 'is_stale'>
export type Freshness = 'fresh' | 'stale' | 'failing' | 'off' | 'waiting'

/**
 * State of a feed: inactive, never imported, without a successful import for too long, failed last, or up to
 * date.
 */
export function freshnessOf({ active, last_ok_at, last_error, is_stale }: Feed): Freshness {
  if (!active) return 'off'
  if (last_ok_at === null && last_error === null) return 'waiting'
  if (is_stale) return 'stale'
  return last_error === null ? 'fresh' : 'failing'
}
