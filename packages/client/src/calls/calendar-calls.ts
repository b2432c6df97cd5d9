import type { CalendarExport, FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const exportPath = (unit: string) => `/accommodation-units/${encodeURIComponent(unit)}/calendar-export`

/** Calls for portals' calendars: reading one now, and the addresses of the exported ones. */
export function calendarCalls(send: Send) {
  return withAttempt({
    /** Reads a portal's calendar now; with `acceptEmpty` its nights are freed when it has no event left. */
    pull: (feed: string, acceptEmpty = false): Promise<Attempt<FeedPulled>> =>
      send('POST', `/calendar-feeds/${encodeURIComponent(feed)}/pull`, {
        body: { accept_empty: acceptEmpty },
      }),
    /** Addresses of a unit's exported calendar, one for each portal. */
    addresses: (unit: string): Promise<Attempt<CalendarExport>> => send('GET', exportPath(unit)),
    /** Replaces the addresses; the old ones stop working. */
    renewAddresses: (unit: string): Promise<Attempt<CalendarExport>> => send('POST', exportPath(unit)),
  })
}
