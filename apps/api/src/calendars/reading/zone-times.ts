import { instantAt } from '@dvor/format/instants.ts'
import { toDayNumber, type Day } from '@dvor/format/days.ts'

const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** Wall clock of a zone; null for a name that is not in the IANA database (Outlook writes names of its own). */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const made = clockIn(zone)
  clocks.set(zone, made)
  return made
}

function clockIn(zone: string): Intl.DateTimeFormat | null {
  try {
    const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const
    return new Intl.DateTimeFormat('sv-SE', options)
  } catch {
    return null
  }
}

function offsetAt(milliseconds: number, clock: Intl.DateTimeFormat): number {
  const shown = Date.parse(`${clock.format(milliseconds).replace(' ', 'T')}Z`)
  return shown - Math.floor(milliseconds / 1000) * 1000
}

/**
 * The moment at which a clock in `zone` shows this day and time (`HH:MM`). A null zone means the property's clock,
 * because a time without a zone is local time. @returns null for an unknown zone
 */
export function momentIn(zone: string | null, day: Day, time: string): Date | null {
  if (zone === null) return instantAt(day, time)
  const clock = clockOf(zone)
  if (!clock) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = toDayNumber(day) * 86_400_000 + (hours * 60 + minutes) * 60_000
  // The offset of the first guess is right except near a change of the clock, where that of the second is.
  const guess = shown - offsetAt(shown, clock)
  return new Date(shown - offsetAt(guess, clock))
}
