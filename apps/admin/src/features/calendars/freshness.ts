import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { calendarFeeds } from '@dvor/contract/collections/accommodation/calendar-feeds.ts'

export type Feed = Pick<ListItem<typeof calendarFeeds>, 'active' | 'last_ok_at' | 'last_error' | 'is_stale'>
export type Freshness = 'fresh' | 'stale' | 'failing' | 'off' | 'waiting'

/** How far a feed can be relied on: one failed reading is a problem, an hour without any is worse. */
export function freshnessOf({ active, last_ok_at, last_error, is_stale }: Feed): Freshness {
  if (!active) return 'off'
  if (last_ok_at === null && last_error === null) return 'waiting'
  if (is_stale) return 'stale'
  return last_error === null ? 'fresh' : 'failing'
}
