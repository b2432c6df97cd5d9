import { isDay, type Day } from '@dvor/format/days.ts'
import ICAL from 'ical.js'
import {
  clockOfFile,
  clockOfZone,
  propertyClock,
  unknownClock,
  wallTime,
  type Clock,
  type WallTime,
} from './zone-times.ts'

/** A date of an event as it is written: a day, or a time by a clock. */
export type Written = { day: Day } | { shown: WallTime; clock: Clock }

/** A day without the word that it is one comes from the parser as `2027-07-01T::`. */
const form = /^(\d{4}-\d{2}-\d{2})(?:T(?:::|((?:[01]\d|2[0-3]):[0-5]\d):(?:\d{2})?(Z?)))?$/

/** PostgreSQL has no year 0. */
const firstDay = '0001-01-01'

/** The date of a property; null when it is missing or is no valid day. */
export function writtenIn(property: ICAL.Property | null): Written | null {
  return property && writtenAs(property.jCal[3], property)
}

/** A value of a property as the parser has it (`2027-07-01`, `2027-07-01T14:00:00Z`); null when it is no valid day. */
export function writtenAs(value: unknown, property: ICAL.Property): Written | null {
  const [, day = '', time, utc] = form.exec(typeof value === 'string' ? value : '') ?? []
  if (!isDay(day) || day < firstDay) return null
  if (time === undefined) return { day }
  return { shown: wallTime(day, time), clock: utc ? clockNamed('UTC', property) : clockOf(property) }
}

function clockOf(property: ICAL.Property): Clock {
  const zone = property.getParameter('tzid')
  return typeof zone === 'string' && zone ? clockNamed(zone, property) : propertyClock
}

/** The rules of the IANA database take precedence over those in the file. */
function clockNamed(zone: string, { parent }: ICAL.Property): Clock {
  const clock = clockOfZone(zone)
  if (clock) return clock
  const zoneOfFile = parent.getTimeZoneByID(zone)
  return zoneOfFile ? clockOfFile(zoneOfFile) : unknownClock
}

/** Milliseconds of a duration (`P3D`, `PT96H`); not a number for anything else. */
export function durationOf(value: unknown): number {
  try {
    return ICAL.Duration.fromString(String(value)).toSeconds() * 1000
  } catch {
    return Number.NaN
  }
}
