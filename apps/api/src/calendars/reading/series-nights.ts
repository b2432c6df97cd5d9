import { addDays, type Day } from '@dvor/format/days.ts'
import type ICAL from 'ical.js'
import { unreadableLine } from './calendar-lines.ts'
import type { EventDays } from './event-nights.ts'
import { nightsAt, spanOf, type EventSpan } from './event-span.ts'
import { isCancelled } from './event-text.ts'
import { occurrencesOf, startsMeant, type Occurrences } from './repeated-starts.ts'
import { writtenIn } from './written-times.ts'
import { dayMs, wallTime, type WallTime } from './zone-times.ts'

/** Nights of an event with all its occurrences. */
export interface SeriesNights {
  nights: EventDays[]
  /** Something of it could not be read: the nights are those that are certain. */
  isDoubtful: boolean
}

/** Days ahead for which nights are taken: three years. Later nights are taken as the horizon moves on. */
export const horizonDays = 3 * 366

/** A changed occurrence, or a change of one and all after it. */
interface Change {
  /** Starts of the occurrences that it replaces. */
  starts: readonly WallTime[]
  isForFuture: boolean
  /** Null for a cancelled or unreadable one. */
  span: EventSpan | null
  /** Something of it could not be read, so that it replaces nothing. */
  isDoubtful: boolean
}

/**
 * Nights of an event's occurrences from `today` up to the horizon. A changed one whose moment the rule does not have
 * takes its nights, too: a night blocked by mistake is noticed and one sold twice is not.
 */
export function seriesNights(event: ICAL.Component, exceptions: ICAL.Component[], today: Day): SeriesNights {
  const span = spanOf(event)
  const last = addDays(today, horizonDays)
  const occurrences = span
    ? occurrencesOf(event, span, last)
    : { lengths: new Map<WallTime, number>(), isDoubtful: true }
  const changes = exceptions.map((one) => changeOf(one, span, occurrences))
  const masterNights = span ? [...nightsOfOccurrences(span, occurrences, changes, today)] : []
  const changed = changes.flatMap((one) => (one.span ? nightsOf(one.span, one.span.start) : []))
  const nights = [...masterNights, ...changed]
    .filter(({ arrival, departure }) => departure > today && arrival <= last)
    .toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const isOver = nights.length === 0 && !canReturn(event)
  const isDoubtful =
    !span || (span.isDoubtful && !isOver) || occurrences.isDoubtful || changes.some((one) => one.isDoubtful)
  return { nights, isDoubtful }
}

/** An event that is over and does not come back needs nobody's attention. */
const canReturn = (event: ICAL.Component) =>
  ['rrule', 'rdate', unreadableLine].some((name) => event.hasProperty(name))

function changeOf(event: ICAL.Component, master: EventSpan | null, occurrences: Occurrences): Change {
  const replaced = event.getFirstProperty('recurrence-id')
  const starts = master && startsMeant(occurrences, writtenIn(replaced), master)
  const span = isCancelled(event) ? null : spanOf(event)
  return {
    starts: starts ?? [],
    isForFuture: replaced?.getParameter('range') === 'THISANDFUTURE',
    span,
    isDoubtful: !starts || (span ? span.isDoubtful : !isCancelled(event)),
  }
}

function* nightsOfOccurrences(
  span: EventSpan,
  { lengths }: Occurrences,
  changes: readonly Change[],
  today: Day,
): Generator<EventDays> {
  const certain = changes.filter((one) => !one.isDoubtful)
  const replaced = new Set(certain.flatMap(({ starts }) => starts))
  const following = certain.filter((one) => one.isForFuture && one.starts.length > 0)
  const earliest = wallTime(today) - 2 * dayMs
  for (const [start, length] of lengths) {
    if (replaced.has(start) || start + length < earliest) continue
    const change = lastBefore(following, start)
    if (!change) yield* nightsOf(span, start, length)
    else if (change.span) yield* nightsOf(change.span, change.span.start + start - firstStart(change))
  }
}

const firstStart = ({ starts }: Change) => starts[0] ?? Number.POSITIVE_INFINITY

function lastBefore(changes: readonly Change[], start: WallTime): Change | undefined {
  return changes
    .filter((one) => firstStart(one) <= start)
    .toSorted((a, b) => firstStart(b) - firstStart(a))[0]
}

function nightsOf(span: EventSpan, start: WallTime, length = span.length): EventDays[] {
  const nights = nightsAt(span, start, length)
  return nights ? [nights] : []
}
