import type { Day } from '@dvor/format/days.ts'
import type ICAL from 'ical.js'
import type { EventSpan } from './event-span.ts'
import { dayMeant, isYearly, startsOfRule } from './repetition-rule.ts'
import { durationOf, writtenAs, type Written } from './written-times.ts'
import { wallDay, wallTime, type WallTime } from './zone-times.ts'

/** Occurrences of an event before changes of single ones. */
export interface Occurrences {
  /** Length of each, by its start. */
  lengths: Map<WallTime, number>
  /** A rule or date could not be read. */
  isDoubtful: boolean
}

/**
 * The first start, those by rules and additional dates, without the excluded ones. The event's own start always is the
 * first occurrence (RFC 5545, section 3.8.5).
 */
export function occurrencesOf(event: ICAL.Component, span: EventSpan, last: Day): Occurrences {
  const occurrences: Occurrences = { lengths: new Map([[span.start, span.length]]), isDoubtful: false }
  for (const rule of event.getAllProperties('rrule')) addRule(occurrences, rule, span, last)
  for (const [value, property] of valuesOf(event, 'rdate')) addDate(occurrences, value, property, span)
  for (const [value, property] of valuesOf(event, 'exdate')) {
    const starts = startsMeant(occurrences, writtenAs(value, property), span)
    if (starts) for (const start of starts) occurrences.lengths.delete(start)
    else occurrences.isDoubtful = true
  }
  return occurrences
}

/** Starts of the occurrences that a date names; null for one that cannot be read. */
export function startsMeant(
  { lengths }: Occurrences,
  written: Written | null,
  span: EventSpan,
): WallTime[] | null {
  if (!written || ('shown' in written && !written.clock.isKnown)) return null
  const meant = startMeant(written, span)
  const isSameDay = !span.isOfDays && 'day' in written
  return [...lengths.keys()].filter((start) =>
    isSameDay ? wallDay(start) === wallDay(meant) : start === meant,
  )
}

/** The start that a date means by the event's clock. */
function startMeant(written: Written, span: EventSpan): WallTime {
  if (span.isOfDays) return wallTime(dayMeant(written))
  if ('day' in written) return wallTime(written.day) + (span.start - wallTime(wallDay(span.start)))
  return span.clock.shownAt(written.clock.momentOf(written.shown))
}

function addRule(occurrences: Occurrences, rule: ICAL.Property, span: EventSpan, last: Day): void {
  try {
    for (const start of startsOfRule(rule, span, last))
      occurrences.lengths.set(start, isYearly(rule) ? yearlyLength(span, start) : span.length)
  } catch {
    // The parser is lazy and throws when a value is read.
    occurrences.isDoubtful = true
  }
}

/** A yearly event that lasts to the end of February takes the leap day, too: its end keeps its date. */
function yearlyLength(span: EventSpan, start: WallTime): number {
  const [first, now, end] = [span.start, start, span.start + span.length].map(
    (wallTime) => new Date(wallTime),
  )
  if (!first || !now || !end || wallDay(span.start).slice(5) !== wallDay(start).slice(5)) return span.length
  end.setUTCFullYear(end.getUTCFullYear() + now.getUTCFullYear() - first.getUTCFullYear())
  return Math.max(span.length, end.getTime() - start)
}

/** An additional date; a period has an end of its own. */
function addDate(occurrences: Occurrences, value: unknown, property: ICAL.Property, span: EventSpan): void {
  const [from, until]: unknown[] = Array.isArray(value) ? value : [value]
  const written = writtenAs(from, property)
  if (!written) {
    occurrences.isDoubtful = true
    return
  }
  const start = startMeant(written, span)
  const length = until === undefined ? span.length : lengthUntil(until, written, property)
  if (length === null || ('shown' in written && !written.clock.isKnown)) occurrences.isDoubtful = true
  occurrences.lengths.set(start, Math.max(occurrences.lengths.get(start) ?? 0, length ?? span.length))
}

/** The length of a period whose end is a length or a time; null for one that cannot be read. */
function lengthUntil(until: unknown, from: Written, property: ICAL.Property): number | null {
  const start = 'day' in from ? wallTime(from.day) : from.shown
  const end = writtenAs(until, property)
  const length = end ? ('day' in end ? wallTime(end.day) : end.shown) - start : durationOf(until)
  return length >= 0 ? length : null
}

function* valuesOf(event: ICAL.Component, name: string): Generator<[unknown, ICAL.Property]> {
  for (const property of event.getAllProperties(name))
    for (const value of property.jCal.slice(3) as unknown[]) yield [value, property]
}
