import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type ICAL from 'ical.js'
import { unreadableLine } from './calendar-lines.ts'
import { departureAt, nightsOfDays, nightsOfTimes, type EventDays } from './event-nights.ts'
import { durationOf, writtenIn, type Written } from './written-times.ts'
import { dayMs, propertyClock, wallDay, wallTime, type Clock, type WallTime } from './zone-times.ts'

/** The time that an event takes, by its own clock. */
export interface EventSpan {
  start: WallTime
  /** Milliseconds on that clock. */
  length: number
  /** Whether it takes whole days. */
  isOfDays: boolean
  clock: Clock
  /** Some of it could not be read: it takes the nights that are certain, and counts as unread. */
  isDoubtful: boolean
}

/** Ten years: a longer duration is a fault. */
const longest = 3660 * dayMs

type Length = Pick<EventSpan, 'length' | 'isDoubtful'>

/** @returns null without a readable start or end */
export function spanOf(event: ICAL.Component): EventSpan | null {
  const start = writtenIn(event.getFirstProperty('dtstart'))
  const end = event.getFirstProperty('dtend')
  if (!start) return lastNight(writtenIn(end))
  const isDoubtful = event.hasProperty(unreadableLine)
  const span = end ? spanUntil(start, writtenIn(end)) : spanWith(start, lengthOf(event))
  return { ...span, isDoubtful: isDoubtful || span.isDoubtful || !span.clock.isKnown }
}

/** The nights of an occurrence that begins at `start`; null when it takes none. */
export function nightsAt({ isOfDays, clock }: EventSpan, start: WallTime, length: number): EventDays | null {
  const end = start + length
  return isOfDays
    ? nightsOfDays(wallDay(start), wallDay(end))
    : nightsOfTimes(clock.momentOf(start), clock.momentOf(end))
}

/** An event with an end. Where one of both is a day and the other a time, it takes whole days. */
function spanUntil(start: Written, end: Written | null): EventSpan {
  if (!end) return doubtful(start)
  if ('shown' in start && 'shown' in end) {
    const length = start.clock.shownAt(end.clock.momentOf(end.shown)) - start.shown
    return length < 0
      ? doubtful(start)
      : { ...start, start: start.shown, length, isOfDays: false, isDoubtful: !end.clock.isKnown }
  }
  const days = spanOfDays(start)
  const departure = 'day' in end ? end.day : departureAt(end.clock.momentOf(end.shown))
  const length = wallTime(departure) - days.start
  return length < 0
    ? doubtful(start)
    : { ...days, length: Math.max(length, dayMs), isDoubtful: 'shown' in end && !end.clock.isKnown }
}

function spanWith(start: Written, { length, isDoubtful }: Length): EventSpan {
  if (isDoubtful) return doubtful(start)
  if ('shown' in start) return { ...start, start: start.shown, length, isOfDays: false, isDoubtful }
  return { ...spanOfDays(start), length: Math.max(1, Math.ceil(length / dayMs)) * dayMs }
}

/** Without a readable start the night before the departure is certain. */
function lastNight(end: Written | null): EventSpan | null {
  if (!end) return null
  const departure = 'day' in end ? end.day : departureAt(end.clock.momentOf(end.shown))
  return doubtful({ day: addDays(departure, -1) })
}

/** The night that begins on the first day is certain. */
const doubtful = (start: Written): EventSpan => ({ ...spanOfDays(start), isDoubtful: true })

function spanOfDays(start: Written): EventSpan {
  const clock = 'shown' in start ? start.clock : propertyClock
  const day = 'day' in start ? start.day : todayIn(clock.momentOf(start.shown))
  return { start: wallTime(day), length: dayMs, isOfDays: true, clock, isDoubtful: false }
}

/** The length that an event without an end has by its `DURATION`. */
function lengthOf(event: ICAL.Component): Length {
  const property = event.getFirstProperty('duration')
  if (!property) return { length: 0, isDoubtful: false }
  const length = durationOf(property.jCal[3])
  return { length, isDoubtful: !(length >= 0 && length <= longest) }
}
