import ICAL from 'ical.js'

/** A stay that comes back by hours or seconds is none, and would keep the reader busy for hours. */
const frequencies: readonly unknown[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

const limits = ['freq', 'interval', 'count', 'until', 'wkst']
const filters = ['second', 'minute', 'hour', 'day', 'monthday', 'yearday', 'weekno', 'month', 'setpos']
const knownParts = new Set([...limits, ...filters.map((name) => `by${name}`)])

/** The parts of a rule as the parser has them, by names in lower case. */
export type RuleParts = Readonly<Record<string, unknown>>

/** Whether nothing of the rule is unknown. */
export const hasKnownParts = (parts: RuleParts): boolean =>
  Object.keys(parts).every((name) => knownParts.has(name))

/** Whether these are parts of a rule that can be followed to its end. */
export function isRule(parts: unknown): parts is RuleParts {
  if (typeof parts !== 'object' || parts === null) return false
  const { freq, count } = parts as RuleParts
  const isCounted = count === undefined || Number(count) >= 1
  return isCounted && frequencies.includes(freq) && isPossible(parts as RuleParts)
}

/**
 * Whether the parser can finish it: it looks for ever for a 30 February, for the fifth Monday of a day, for days of
 * the month among single days, and for days that an interval leaps over each time.
 */
function isPossible(parts: RuleParts): boolean {
  const { freq, bymonth } = parts
  const [weekdays, monthDays] = [valuesOf(parts['byday']), valuesOf(parts['bymonthday']).map(Number)]
  if (monthDays.includes(0) || (freq === 'DAILY' && monthDays.length > 0)) return false
  if (freq !== 'YEARLY' && parts['byweekno'] !== undefined) return false
  if ((freq === 'DAILY' || freq === 'WEEKLY') && weekdays.some((day) => /\d/.test(String(day)))) return false
  const isFiltered = bymonth !== undefined || (freq === 'DAILY' && weekdays.length > 0)
  if (isFiltered && (freq === 'DAILY' || freq === 'MONTHLY') && Number(parts['interval'] ?? 1) > 1)
    return false
  const months = valuesOf(bymonth).map(Number)
  const has = (month: number) =>
    monthDays.some((day) => Math.abs(day) <= ICAL.Time.daysInMonth(month, leapYear))
  return months.length === 0 || monthDays.length === 0 || months.some(has)
}

const leapYear = 2028
const valuesOf = (part: unknown): unknown[] => (part === undefined ? [] : [part].flat())
