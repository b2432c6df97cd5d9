import { civilOf, monthLength, numberOf, type DayParts } from './civil.ts'

/**
 * Calendar days as strings `YYYY-MM-DD`, computed as integers (1970-01-01 is 0), so that neither a zone nor a change
 * of the clock can move one. Two days compare as strings.
 */
export type Day = string

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const pad = (number: number, digits: number) => String(number).padStart(digits, '0')

/**
 * Caches results, because a search needs the same few hundred days many thousand times. The cache is cleared when it
 * has more entries than years have days, which only unusual input causes.
 */
function remembered<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const most = 5000
  const cache = new Map<Key, Value>()
  return (key) => {
    const cachedValue = cache.get(key)
    if (cachedValue !== undefined) return cachedValue
    const value = answer(key)
    if (cache.size >= most) cache.clear()
    cache.set(key, value)
    return value
  }
}

const textOf = remembered((number: number): Day => {
  const { year, month, date } = civilOf(number)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
})

/** Day number → its string. */
export function fromDayNumber(number: number): Day {
  return textOf(number)
}

/** The parts of a text that looks like a day, whether or not the day exists. */
function partsNamed(text: string): DayParts | null {
  if (!dayPattern.test(text)) return null
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), date: Number(text.slice(8)) }
}

function isCalendarDay({ year, month, date }: DayParts): boolean {
  return month >= 1 && month <= 12 && date >= 1 && date <= monthLength(year, month)
}

/** Whether the text is a day that exists in the calendar (29 February only in leap years). */
export function isDay(text: string): boolean {
  const parts = partsNamed(text)
  return parts !== null && isCalendarDay(parts)
}

/** Year, month and date of a day; throws RangeError for an invalid day. */
export function dayParts(day: Day): DayParts {
  const parts = partsNamed(day)
  if (!parts || !isCalendarDay(parts)) throw new RangeError(`Not a calendar day: ${day}`)
  return parts
}

/** Days since 1970-01-01; throws RangeError for an invalid day. */
export function toDayNumber(day: Day): number {
  return numberIn(day)
}

const numberIn = remembered((day: Day) => numberOf(dayParts(day)))

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return fromDayNumber(toDayNumber(day) + days)
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** ISO weekday: Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  // 1970-01-01 was a Thursday (4).
  return ((((toDayNumber(day) + 3) % 7) + 7) % 7) + 1
}

/** Every day from the first up to, but without, the second; none when they are the wrong way round. */
export function eachDay(from: Day, until: Day): Day[] {
  const last = toDayNumber(until)
  const days: Day[] = []
  // A loop, because a search lists days thousands of times and a callback for each takes three times as long.
  for (let number = toDayNumber(from); number < last; number++) days.push(fromDayNumber(number))
  return days
}

/** First day of the day's month. */
export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** First day of the month so many months later (or earlier, when negative). */
export function addMonths(day: Day, months: number): Day {
  const { year, month } = dayParts(day)
  const count = year * 12 + month - 1 + months
  return fromDayNumber(numberOf({ year: Math.floor(count / 12), month: (count % 12) + 1, date: 1 }))
}

/** The same day of the month so many months later, or the last day of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const first = addMonths(day, months)
  const same = addDays(first, dayParts(day).date - 1)
  const last = addDays(addMonths(first, 1), -1)
  return same < last ? same : last
}

/** Whether it is the last day of a February. */
export const endsFebruary = (day: Day): boolean =>
  day.slice(5, 7) === '02' && addDays(day, 1).slice(5) === '03-01'

/** Monday of the day's week. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/** Groups days that follow each other into pairs of the first and the last one. */
export function dayRuns(days: readonly Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === day) run[1] = day
    else runs.push([day, day])
  }
  return runs
}
