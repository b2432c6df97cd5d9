import type { Day } from '@dvor/format/days.ts'
import ICAL from 'ical.js'
import { cleanLines, withoutBadLines, unreadableLine } from './calendar-lines.ts'
import type { EventDays } from './event-nights.ts'
import { isCancelled, summaryOf, uidOf } from './event-text.ts'
import { FeedFailure } from './feed-failure.ts'
import { seriesNights } from './series-nights.ts'

/** One event, or one occurrence of a repeated one, with its nights. */
export interface FeedEvent extends EventDays {
  uid: string
  summary: string | null
}

export interface ReadFeed {
  events: FeedEvent[]
  /** Ids of events that could not be read, or not wholly; an empty id where there is none. */
  unread: string[]
  /** Number of events that the calendar calls off. */
  cancelled: number
}

/** Largest number of events in a property's calendar. */
const maxEvents = 20_000

/**
 * Reads the nights of a calendar (RFC 5545) from `today` on. Cancelled events are left out. Events marked as free
 * (TRANSP) are not, because a night blocked by mistake is noticed and one sold twice is not. For the same reason an
 * event that cannot be read wholly takes the nights that are certain and is among the unread ones. @throws FeedFailure
 * `not_a_calendar` for anything else or a calendar that was cut off, `too_large`
 */
export function parseFeed(text: string, today: Day): ReadFeed {
  const eventsByKey = new Map<string, FeedEvent>()
  const unread: string[] = []
  let cancelled = 0
  for (const [event, exceptions] of eventsIn(text)) {
    if (isCancelled(event)) {
      cancelled++
      continue
    }
    const [uid, summary] = [uidOf(event), summaryOf(event)]
    const { nights, isDoubtful } = seriesNights(event, exceptions, today)
    if (isDoubtful) unread.push(uid)
    for (const days of nights)
      eventsByKey.set([uid, days.arrival, days.departure].join('\n'), { uid, summary, ...days })
    if (eventsByKey.size > maxEvents) throw new FeedFailure('too_large')
  }
  return { events: [...eventsByKey.values()], unread, cancelled }
}

/** Every event with its changed occurrences. */
function* eventsIn(text: string): Generator<[ICAL.Component, ICAL.Component[]]> {
  for (const calendar of calendarsIn(text)) {
    const all = calendar.getAllSubcomponents('vevent')
    const changed = all.filter((event) => event.hasProperty('recurrence-id'))
    const changedOf = Map.groupBy(changed, uidOf)
    const masters = all.filter((event) => !event.hasProperty('recurrence-id'))
    const uids = new Set(masters.map(uidOf))
    for (const event of masters) yield [event, changedOf.get(uidOf(event)) ?? []]
    for (const event of changed) if (!uids.has(uidOf(event))) yield [event, []]
  }
}

function calendarsIn(text: string): ICAL.Component[] {
  const calendars = parsed(text).filter(([name]) => name === 'vcalendar')
  if (calendars.length === 0) throw new FeedFailure('not_a_calendar')
  return calendars.map((calendar) => new ICAL.Component(calendar))
}

type JCal = [name: string, ...unknown[]]

function parsed(text: string): JCal[] {
  const lines = withClosedParts(cleanLines(text))
  const content = parsedLines(lines) ?? parsedLines(withoutBadLines(lines))
  if (!content) throw new FeedFailure('not_a_calendar')
  return typeof content[0] === 'string' ? [content as JCal] : (content as JCal[])
}

/**
 * The calendar with each of its parts closed. The parser closes whichever part is open, so one missing or stray `END`
 * would move the lines of all events that follow. An event that had to be closed bears a mark (`unreadableLine`). What
 * is open at the end stays open: such a calendar was cut off.
 */
function withClosedParts(text: string): string {
  const open: string[] = []
  const lines = text.split('\n').flatMap((line) => {
    const [, edge, part] = /^(BEGIN|END):([a-z-]+)$/i.exec(line) ?? []
    const name = part?.toUpperCase()
    if (!edge || !name) return [line]
    if (edge.toUpperCase() === 'END') return open.includes(name) ? closed(open, name) : []
    const unclosed = name === 'VEVENT' && open.includes(name) ? closed(open, name, true) : []
    open.push(name)
    return [...unclosed, line]
  })
  return lines.join('\n')
}

/** Ends of the innermost parts up to the named one. */
function closed(open: string[], name: string, isMissing = open.at(-1) !== name): string[] {
  const inner = open.splice(open.lastIndexOf(name)).toReversed()
  return inner.flatMap((part) => [
    ...(isMissing && part === 'VEVENT' ? [`${unreadableLine}:END`] : []),
    `END:${part}`,
  ])
}

function parsedLines(lines: string): JCal | JCal[] | null {
  try {
    return ICAL.parse(lines) as JCal | JCal[]
  } catch {
    return null
  }
}
