import type { CalendarExport, FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const exportPath = (unit: string) => `/accommodation-units/${encodeURIComponent(unit)}/calendar-export`

/** Calendars of portals: reading one now, and where they read us. */
export function calendarCalls(send: Send) {
  return withAttempt({
    /** Reads a portal's calendar now; with `acceptEmpty` its nights may go when it has no event left. */
    pull: (feed: string, acceptEmpty = false): Promise<Attempt<FeedPulled>> =>
      send('POST', `/calendar-feeds/${encodeURIComponent(feed)}/pull`, {
        body: { accept_empty: acceptEmpty },
      }),
    /** Addresses at which a unit's occupancy can be read, one for each portal. */
    addresses: (unit: string): Promise<Attempt<CalendarExport>> => send('GET', exportPath(unit)),
    /** New addresses; the old ones answer no more. */
    renewAddresses: (unit: string): Promise<Attempt<CalendarExport>> => send('POST', exportPath(unit)),
  })
}
