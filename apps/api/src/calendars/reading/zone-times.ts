import { addDays, toDayNumber, type Day } from '@dvor/format/days.ts'
import { propertyZone } from '@dvor/format/instants.ts'
import ICAL from 'ical.js'

/** Zones of Windows in and around Europe, which Outlook and portals behind it write, by CLDR's table `windowsZones`. */
const windowsZones: Readonly<Record<string, string>> = {
  'Azores Standard Time': 'Atlantic/Azores',
  'Belarus Standard Time': 'Europe/Minsk',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'Eastern Standard Time': 'America/New_York',
  'FLE Standard Time': 'Europe/Kyiv',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Kaliningrad Standard Time': 'Europe/Kaliningrad',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Coordinated Universal Time': 'UTC',
}

/**
 * Names under which a calendar may mean a zone of the IANA database: the name itself, that of a zone of Windows, and
 * the end of a name with a prefix (`/freeassociation.sourceforge.net/Europe/Bratislava`).
 */
function zoneNames(name: string): string[] {
  const parts = name.split('/').filter(Boolean)
  const ends = parts.map((_, at) => parts.slice(at).join('/'))
  const ofWindows = windowsZones[name.trim()]
  return [name, ...(ofWindows ? [ofWindows] : []), ...ends]
}

/**
 * A day and time on the wall of a place, in milliseconds as if it were UTC: the same for a stay in summer and in
 * winter, so that repeated events are computed without a zone.
 */
export type WallTime = number

/** The clock by which a date of an event is written. */
export interface Clock {
  momentOf(wallTime: WallTime): Date
  shownAt(moment: Date): WallTime
  /** False for a zone that nobody knows; its times are read by the property's clock and count as unread. */
  isKnown: boolean
}

export const dayMs = 86_400_000

/** The wall's time at `HH:MM` of a day. */
export function wallTime(day: Day, time = '00:00'): WallTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return toDayNumber(day) * dayMs + (hours * 60 + minutes) * 60_000
}

/** The day of a wall's time. */
export const wallDay = (wallTime: WallTime): Day => addDays('1970-01-01', Math.floor(wallTime / dayMs))

const clocks = new Map<string, Clock | null>()

/** The clock of a zone by the IANA database; null for a name that means none. */
export function clockOfZone(name: string): Clock | null {
  const cachedClock = clocks.get(name)
  if (cachedClock !== undefined) return cachedClock
  const [clock = null] = zoneNames(name).flatMap((zone) => clockIn(zone) ?? [])
  clocks.set(name, clock)
  return clock
}

function clockIn(zone: string): Clock | null {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    return clockWith((milliseconds) => Date.parse(`${format.format(milliseconds).replace(' ', 'T')}Z`))
  } catch {
    return null
  }
}

function clockWith(shownAt: (milliseconds: number) => WallTime): Clock {
  const offsetAt = (milliseconds: number) => shownAt(milliseconds) - Math.floor(milliseconds / 1000) * 1000
  return {
    isKnown: true,
    shownAt: (moment) => shownAt(moment.getTime()),
    momentOf: (wallTime) => {
      // The offset of the first guess is right except near a change of the clock, where that of the second is.
      const guess = wallTime - offsetAt(wallTime)
      return new Date(wallTime - offsetAt(guess))
    },
  }
}

/** A clock by the rules in the file, for zones that no database knows. */
export const clockOfFile = (zone: ICAL.Timezone): Clock =>
  clockWith((milliseconds) => {
    const there = ICAL.Time.fromJSDate(new Date(milliseconds), true).convertToZone(zone)
    return Date.parse(`${there.toString()}Z`)
  })

function clockOfProperty(): Clock {
  const clock = clockOfZone(propertyZone)
  if (!clock) throw new Error(`a runtime without the zone ${propertyZone}`)
  return clock
}

/** A time without a zone is the property's. */
export const propertyClock = clockOfProperty()
export const unknownClock: Clock = { ...propertyClock, isKnown: false }
