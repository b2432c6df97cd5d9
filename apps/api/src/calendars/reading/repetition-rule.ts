import { todayIn, timeIn } from '@dvor/format/instants.ts'
import type { Day } from '@dvor/format/days.ts'
import ICAL from 'ical.js'
import type { EventSpan } from './event-span.ts'
import { hasKnownParts, isRule, type RuleParts } from './rule-parts.ts'
import { writtenAs, type Written } from './written-times.ts'
import { propertyClock, wallDay, wallTime, type WallTime } from './zone-times.ts'

/** Largest number of occurrences of one repeated event: 27 years of days. */
const maxOccurrences = 10_000

/**
 * Starts of the occurrences by a rule (RFC 5545, section 3.3.10), up to the last day. What was found before a fault
 * has been yielded. @throws RangeError for a rule that cannot be read, or not wholly
 */
export function* startsOfRule(property: ICAL.Property, span: EventSpan, last: Day): Generator<WallTime> {
  const parts: unknown = property.jCal[3]
  if (!isRule(parts)) throw new RangeError('a rule that is none')
  const rule = property.getFirstValue() as ICAL.Recur
  if (parts['freq'] === 'YEARLY' && isLeapDay(span.start)) keepLeapDay(rule)
  rule.until = parts['until'] === undefined ? null : calendarTime(untilOf(property, parts, span), span)
  const steps = rule.iterator(calendarTime(span.start, span))
  for (let count = 0; ; count++) {
    if (count === maxOccurrences) throw new RangeError('a rule without an end in sight')
    // Its type says that it is always there; after the last occurrence it is not.
    const next = steps.next() as ICAL.Time | null
    if (!next || next.toString().slice(0, 10) > last) break
    yield Date.parse(span.isOfDays ? next.toString() : `${next.toString()}Z`)
  }
  if (!hasKnownParts(parts)) throw new RangeError('a rule with unknown parts')
}

const isLeapDay = (wallTime: WallTime) => wallDay(wallTime).endsWith('-02-29')

/** A day that a year does not have is left out (RFC 5545, section 3.3.10); the parser would take 1 March. */
function keepLeapDay(rule: ICAL.Recur): void {
  const [month, ...days] = ['BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYYEARDAY', 'BYWEEKNO'].map((part) =>
    rule.getComponent(part),
  )
  if (days.some((list) => list.length > 0)) return
  if (month?.length === 0) rule.setComponent('BYMONTH', [2])
  rule.setComponent('BYMONTHDAY', [29])
}

/** Whether the occurrences of a rule keep the date of the event in each year. */
export const isYearly = (property: ICAL.Property): boolean => {
  const parts: unknown = property.jCal[3]
  return isRule(parts) && parts['freq'] === 'YEARLY'
}

/** The last moment of a rule by the event's clock; one that is a day includes that day. */
function untilOf(property: ICAL.Property, { until }: RuleParts, span: EventSpan): WallTime {
  const written = writtenAs(until, property)
  if (!written) throw new RangeError('a rule with an unreadable end')
  if (span.isOfDays) return wallTime(dayMeant(written))
  if ('day' in written) return wallTime(written.day, '23:59')
  // Without a zone it is by the same clock as the start.
  const { shown, clock } = written
  return clock === propertyClock ? shown : span.clock.shownAt(clock.momentOf(shown))
}

/** The day that a date means for an event of whole days: some portals write the property's midnight in UTC. */
export function dayMeant(written: Written): Day {
  if ('day' in written) return written.day
  const moment = written.clock.momentOf(written.shown)
  return timeIn(moment) === '00:00' ? todayIn(moment) : wallDay(written.shown)
}

/** Without a zone, so that neither the process nor a change of the clocks has an effect. */
function calendarTime(wallTime: WallTime, { isOfDays }: EventSpan): ICAL.Time {
  const text = new Date(wallTime).toISOString().slice(0, 19)
  return isOfDays ? ICAL.Time.fromDateString(text) : ICAL.Time.fromDateTimeString(text)
}
