import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, type Day } from '@dvor/format/days.ts'

/** A little more than a year; the API gives at most 400 days at once. */
export const calendarSpan = 395

/** Two years, where days can be chosen whose prices nobody knows yet. */
export const longSpan = 730

let isScriptMissing = false

/** A browser caches a failed import, so only a reload fetches the script again. */
export const needsNewPage = (): boolean => isScriptMissing

/** Loads the unit's coming days from the API; null when they cannot be read. Throws only when aborted. */
export async function loadDays(
  unitId: string,
  today: Day,
  signal: AbortSignal,
): Promise<CalendarDay[] | null> {
  // Imported on first use, because most visitors of a unit never reach its calendar. A broken connection may fail
  // here, too.
  const loaded = await import('../../../core/client/browser-api.ts').catch(() => null)
  isScriptMissing = !loaded
  if (!loaded) return null
  return loaded.browserApi.booking.calendar(
    unitId,
    { from: today, to: addDays(today, calendarSpan) },
    { signal },
  )
}
