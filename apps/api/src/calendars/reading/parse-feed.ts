import { addDays, type Day } from '@dvor/format/days.ts'
import ICAL from 'ical.js'
import { placeOfProperty, placeOfTime, zoneOf, type Place } from './calendar-place.ts'
import { nightsOfDays, nightsOfTimes, type EventDays } from './event-nights.ts'
import { summaryOf, textOf, uidOf } from './event-text.ts'
import { FeedFailure } from './feed-failure.ts'

/** One event, or one occurrence of a repeated one, with its nights. */
export interface FeedEvent extends EventDays {
  uid: string
  summary: string | null
}

export interface ReadFeed {
  events: FeedEvent[]
  /** Ids of events without readable days; an empty id where there is none. */
  unread: string[]
  /** Number of events that the calendar calls off. */
  cancelled: number
}

/** Days ahead for which nights are taken: three years. Later nights are taken as the horizon moves on. */
export const horizonDays = 3 * 366
/** Largest number of events in a property's calendar. */
const maxEvents = 20_000
/** Largest number of occurrences of one repeated event; a rule with seconds must not keep the reader busy for hours. */
const maxOccurrences = 10_000

/**
 * Reads the nights of a calendar (RFC 5545) from `today` on. Cancelled events are left out. Events marked as free
 * (TRANSP) are not, because a night blocked by mistake is noticed and one sold twice is not. @throws FeedFailure
 * `not_a_calendar` for anything else or a calendar that was cut off, `too_large`
 */
export function parseFeed(text: string, today: Day): ReadFeed {
  const found = new Map<string, FeedEvent>()
  const unread: string[] = []
  let cancelled = 0
  for (const [event, exceptions] of eventsIn(text)) {
    if (isCancelled(event)) cancelled++
    const occurrences = occurrencesOf(event, exceptions, today)
    if (!occurrences) unread.push(uidOf(event))
    for (const one of occurrences ?? []) found.set([one.uid, one.arrival, one.departure].join('\n'), one)
    if (found.size > maxEvents) throw new FeedFailure('too_large')
  }
  return { events: [...found.values()], unread, cancelled }
}

/** Every event with its changed occurrences. */
function* eventsIn(text: string): Generator<[ICAL.Component, ICAL.Component[]]> {
  for (const calendar of calendarsIn(text)) {
    const all = calendar.getAllSubcomponents('vevent')
    const changed = all.filter((event) => event.hasProperty('recurrence-id'))
    const changedOf = Map.groupBy(changed, uidOf)
    const masters = all.filter((event) => !event.hasProperty('recurrence-id'))
    const known = new Set(masters.map(uidOf))
    for (const event of masters) yield [event, changedOf.get(uidOf(event)) ?? []]
    for (const event of changed) if (!known.has(uidOf(event))) yield [event, []]
  }
}

function calendarsIn(text: string): ICAL.Component[] {
  const calendars = parsed(text).filter(([name]) => name === 'vcalendar')
  if (calendars.length === 0) throw new FeedFailure('not_a_calendar')
  return calendars.map((calendar) => new ICAL.Component(calendar))
}

type JCal = [name: string, ...unknown[]]

function parsed(text: string): JCal[] {
  try {
    const found = ICAL.parse(text.replace(/^\uFEFF/, '').trim()) as JCal | JCal[]
    return typeof found[0] === 'string' ? [found as JCal] : (found as JCal[])
  } catch {
    throw new FeedFailure('not_a_calendar')
  }
}

const isCancelled = (event: ICAL.Component) => textOf(event, 'status').toUpperCase() === 'CANCELLED'
const isRepeated = (event: ICAL.Component) => event.hasProperty('rrule') || event.hasProperty('rdate')

/** @returns null for an event whose days cannot be read */
function occurrencesOf(event: ICAL.Component, exceptions: ICAL.Component[], today: Day): FeedEvent[] | null {
  if (isCancelled(event)) return []
  const alerts = (days: EventDays) => days.departure > today && days.arrival <= addDays(today, horizonDays)
  try {
    const nights = [
      ...(isRepeated(event) ? repeatedNights(event, exceptions, today) : onceWith(event, exceptions)),
    ]
    return nights.filter(alerts).map((days) => ({ uid: uidOf(event), summary: summaryOf(event), ...days }))
  } catch {
    // The parser is lazy and throws when a value is read.
    return null
  }
}

/** An event without a rule, or in its place the occurrence that replaces it, and all others that name it. */
function* onceWith(event: ICAL.Component, exceptions: ICAL.Component[]): Generator<EventDays> {
  const placeOf = (of: ICAL.Component, name: string) =>
    JSON.stringify(placeOfProperty(of.getFirstProperty(name)))
  const start = placeOf(event, 'dtstart')
  if (!exceptions.some((one) => placeOf(one, 'recurrence-id') === start)) yield* singleNights(event)
  for (const one of exceptions) if (!isCancelled(one)) yield* singleNights(one)
}

/** @throws RangeError where its days are not valid */
function singleNights(event: ICAL.Component): EventDays[] {
  const start = placeOfProperty(event.getFirstProperty('dtstart'))
  const nights = start && nightsBetween(start, endOf(event, start))
  if (!nights) throw new RangeError('an event without readable days')
  return nights
}

function endOf(event: ICAL.Component, start: Place): Place | null {
  const end = event.getFirstProperty('dtend')
  if (end) return placeOfProperty(end)
  if (!event.hasProperty('duration')) return start
  const zone = zoneOf(event.getFirstProperty('dtstart'))
  return placeOfTime(new ICAL.Event(event, { exceptions: [] }).endDate, zone)
}

/** No nights for a short event by day; null for an end of another kind than the start, or before it. */
function nightsBetween(start: Place, end: Place | null): EventDays[] | null {
  if (!end) return null
  if ('day' in start) {
    const days = 'day' in end ? nightsOfDays(start.day, end.day) : null
    return days && [days]
  }
  if ('day' in end || end.moment < start.moment) return null
  const days = nightsOfTimes(start.moment, end.moment)
  return days ? [days] : []
}

/**
 * Each occurrence of a rule. A changed one whose moment the rule does not have takes its nights, too: a night blocked by
 * mistake is noticed and one sold twice is not.
 */
function* repeatedNights(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  today: Day,
): Generator<EventDays> {
  const left = new Set(exceptions)
  yield* nightsOfRule(component, exceptions, today, (used) => left.delete(used))
  for (const one of left) if (!isCancelled(one)) yield* singleNights(one)
}

function* nightsOfRule(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  today: Day,
  use: (occurrence: ICAL.Component) => void,
): Generator<EventDays> {
  const event = new ICAL.Event(component, { exceptions })
  const last = addDays(today, horizonDays)
  const occurrences = event.iterator()
  for (let count = 0; count < maxOccurrences; count++) {
    // Its type says that it is always there; after the last occurrence it is not.
    const next = occurrences.next() as ICAL.Time | undefined
    if (!next || next.toString().slice(0, 10) > last) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    use(item.component)
    if (isCancelled(item.component)) continue
    const zone = zoneOf(item.component.getFirstProperty('dtstart'))
    const [start, end] = [placeOfTime(startDate, zone), placeOfTime(endDate, zone)]
    if (start) yield* nightsBetween(start, end) ?? []
  }
  throw new RangeError('a rule without an end in sight')
}
