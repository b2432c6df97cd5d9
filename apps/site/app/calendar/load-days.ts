import type { CalendarDay } from '@dvor/contract/availability.ts'
import { addDays, type Day } from '@dvor/format/days.ts'

/** A little more than a year; the API gives at most 400 days at once. */
export const calendarSpan = 395

/** The unit's coming days from the API; null when they cannot be had now. Throws only when aborted. */
export async function loadDays(
  unitId: string,
  today: Day,
  signal: AbortSignal,
): Promise<CalendarDay[] | null> {
  // With its first use: most who look at a room never come as far as its calendar.
  const { browserApi } = await import('../browser-api.ts')
  return browserApi.booking.calendar(unitId, { from: today, to: addDays(today, calendarSpan) }, { signal })
}
