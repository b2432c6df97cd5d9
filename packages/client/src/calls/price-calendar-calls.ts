import type { PriceCalendar, PriceCalendarQuery } from '@dvor/contract/pricing/price-calendar.ts'
import type {
  PriceChangeEntry,
  PriceChangeInput,
  PriceChangeResult,
} from '@dvor/contract/pricing/price-changes.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'
import type { ReadOptions } from './call-options.ts'

/** Prices of all units by days, and their changes. */
export function priceCalendarCalls(send: Send) {
  return withAttempt({
    /** Days `YYYY-MM-DD`, `to` exclusive. */
    read: (view: PriceCalendarQuery, options?: ReadOptions): Promise<Attempt<PriceCalendar>> =>
      send('GET', '/price-calendar', { ...options, query: view }),
    /** The last changes of prices, newest first. */
    changes: (options?: ReadOptions): Promise<Attempt<PriceChangeEntry[]>> =>
      send('GET', '/price-changes', options),
    /** The effect of a change on typical stays; nothing is kept. */
    preview: (body: PriceChangeInput, options?: ReadOptions): Promise<Attempt<PriceChangeResult>> =>
      send('POST', '/price-changes', { ...options, body, query: { dry_run: true } }),
    change: (body: PriceChangeInput): Promise<Attempt<PriceChangeResult>> =>
      send('POST', '/price-changes', { body }),
    /** Restores the prices from before a change. */
    undo: (id: string): Promise<Attempt<PriceChangeResult>> =>
      send('POST', `/price-changes/${encodeURIComponent(id)}/undo`),
  })
}
