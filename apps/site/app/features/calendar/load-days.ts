import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, type Day } from '@dvor/format/days.ts'

/** A little more than a year; the API gives at most 400 days at once. */
export const calendarSpan = 395

let isScriptMissing = false

/** A browser remembers that it could not fetch a script: only a page loaded anew asks for it again. */
export const needsNewPage = (): boolean => isScriptMissing

/** The unit's coming days from the API; null when they cannot be had now. Throws only when aborted. */
export async function loadDays(
  unitId: string,
  today: Day,
  signal: AbortSignal,
): Promise<CalendarDay[] | null> {
  // With its first use: most who look at a room never come as far as its calendar. A line that breaks may break here, too.
  const loaded = await import('../../core/client/browser-api.ts').catch(() => null)
  isScriptMissing = !loaded
  if (!loaded) return null
  return loaded.browserApi.booking.calendar(
    unitId,
    { from: today, to: addDays(today, calendarSpan) },
    { signal },
  )
}
