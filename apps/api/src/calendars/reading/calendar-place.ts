import { isDay, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import ICAL from 'ical.js'
import { momentIn } from './zone-times.ts'

/** Value of a date or time in a calendar: a day or a moment. */
export type Place = { day: Day } | { moment: Date }

const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?/

/** PostgreSQL has no year 0. */
const firstDay = '0001-01-01'

/** The start or end of an event; null when it is missing or is no valid day. */
export function placeOfProperty(property: ICAL.Property | null): Place | null {
  const raw: unknown = property?.jCal[3]
  if (!property || typeof raw !== 'string') return null
  return placeOf(raw, zoneOf(property), () => property.getFirstValue() as ICAL.Time)
}

/** The same for a computed value; `zone` is the one of its event. */
export const placeOfTime = (time: ICAL.Time, zone: string | null): Place | null =>
  placeOf(time.toString(), zone, () => time)

/** The time zone that a date of an event names (RFC 5545, `TZID`); null where there is none. */
export function zoneOf(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter('tzid')
  return typeof zone === 'string' ? zone : null
}

/** The IANA rules of a zone take precedence over those in the file; an unknown zone is read as the property's. */
function placeOf(raw: string, zone: string | null, time: () => ICAL.Time): Place | null {
  const [, day = '', clock, utc] = written.exec(raw) ?? []
  if (!isDay(day) || day < firstDay) return null
  if (clock === undefined) return { day }
  return { moment: momentIn(utc ? 'UTC' : zone, day, clock) ?? byOwnRules(time()) ?? instantAt(day, clock) }
}

function byOwnRules(time: ICAL.Time): Date | null {
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone
  return isFloating ? null : time.toJSDate()
}
