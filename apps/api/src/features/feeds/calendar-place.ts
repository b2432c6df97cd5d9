import { isDay, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import ICAL from 'ical.js'
import { momentIn } from './zone-times.ts'

/** Where a value of a calendar stands: on a day, or at a moment. */
export type Place = { day: Day } | { moment: Date }

const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?/

/** The start or end of an event; null when it is not there or names no day that exists. */
export function placeOfProperty(property: ICAL.Property | null): Place | null {
  const raw: unknown = property?.jCal[3]
  if (!property || typeof raw !== 'string') return null
  return placeOf(raw, zoneOf(property), () => property.getFirstValue() as ICAL.Time)
}

/** The same for a value that was reckoned from others; `zone` is the one in which its event is written. */
export const placeOfTime = (time: ICAL.Time, zone: string | null): Place | null =>
  placeOf(time.toString(), zone, () => time)

export function zoneOf(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter('tzid')
  return typeof zone === 'string' ? zone : null
}

/** The zone's own rules go before those that the file brings along; a zone that nobody knows is taken for the property's. */
function placeOf(raw: string, zone: string | null, time: () => ICAL.Time): Place | null {
  const [, day = '', clock, utc] = written.exec(raw) ?? []
  if (!isDay(day)) return null
  if (clock === undefined) return { day }
  return { moment: momentIn(utc ? 'UTC' : zone, day, clock) ?? byOwnRules(time()) ?? instantAt(day, clock) }
}

function byOwnRules(time: ICAL.Time): Date | null {
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone
  return isFloating ? null : time.toJSDate()
}
