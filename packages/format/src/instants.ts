import { addDays, toDayNumber, type Day } from './days.ts'
import { formatDay } from './day-text.ts'
import { grammarOf } from './grammar.ts'
import { defaultLanguage } from './language.ts'
import type { Language } from './languages.ts'
import { lazily } from './lazily.ts'

/** Time zone of the guesthouse; every clock time for people is in it. */
export const propertyZone = 'Europe/Bratislava'

/** A moment, as a Date or as it travels on the wire (ISO 8601, UTC). */
export type Instant = Date | string

// Swedish writes `2026-07-04 09:05:00`; taking a text of fixed places apart is several times faster than asking for parts.
const clock = lazily(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: propertyZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

interface WallClock {
  day: Day
  /** `HH:MM`. */
  time: string
  seconds: string
}

/** Calendar day and clock time in the property at the moment. */
function wallClock(instant: Instant): WallClock {
  const wallText = clock().format(new Date(instant))
  return { day: wallText.slice(0, 10), time: wallText.slice(11, 16), seconds: wallText.slice(17, 19) }
}

/** The calendar day in the property at this moment: its "today". */
export function todayIn(instant: Instant): Day {
  return wallClock(instant).day
}

/** The clock time `HH:MM` in the property at this moment. */
export function timeIn(instant: Instant): string {
  return wallClock(instant).time
}

/** How far (ms) the property's clock is ahead of UTC at this moment. */
function offsetAt(milliseconds: number): number {
  const { day, time, seconds } = wallClock(new Date(milliseconds))
  const wallTime = Date.parse(`${day}T${time}:${seconds}Z`)
  return wallTime - Math.floor(milliseconds / 1000) * 1000
}

/**
 * The moment at which the property's clock shows this day and time (`HH:MM`).
 * In the autumn's repeated hour the earlier of the two; a time skipped in spring counts as an hour later.
 */
export function instantAt(day: Day, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wallTime = toDayNumber(day) * 86_400_000 + (hours * 60 + minutes) * 60_000
  // The clock changes by an hour at most, so only the offsets of the day before and after can apply.
  const before = wallTime - offsetAt(wallTime - 86_400_000)
  const after = wallTime - offsetAt(wallTime + 86_400_000)
  return new Date(before + offsetAt(before) === wallTime ? before : afterOrSkipped(wallTime, before, after))
}

/** A skipped time is shown by neither offset: the winter one moves it an hour on, as clocks do. */
function afterOrSkipped(wallTime: number, before: number, after: number): number {
  return after + offsetAt(after) === wallTime ? after : before
}

/** Midnight with which the day begins in the property. */
export function startOfDayInstant(day: Day): Date {
  return instantAt(day, '00:00')
}

/** Last millisecond of the day in the property: 23, 24 or 25 hours after its start. */
export function endOfDayInstant(day: Day): Date {
  return new Date(startOfDayInstant(addDays(day, 1)).getTime() - 1)
}

/** `4. 7. 2026 14:05` by the property's clock. */
export function formatInstant(instant: Instant, language: Language = defaultLanguage()): string {
  const { day, time } = wallClock(instant)
  return `${formatDay(day, language)} ${formatTime(time, language)}`
}

/** `9:05` in Slovak, `09:05` in English, from `HH:MM`; 24 hours in both. */
export const formatTime = (time: string, language: Language = defaultLanguage()): string =>
  grammarOf(language).time(time)
