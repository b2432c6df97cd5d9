import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt, todayIn } from '@dvor/format/instants.ts'
import { drawFrom, type Draw } from './draw.ts'

/** Source of an app's samples: repeatable random numbers, and days around a given one. */
export interface Sower {
  draw: Draw
  today: Day
  /** The day so many days from today; negative for earlier ones. */
  day(shift: number): Day
  /** The moment (ISO, UTC) of a clock time `HH:MM` on the day so many days from today. */
  moment(shift: number, time: string): string
}

/** The sower of one seed at one moment. */
export function sowerFor(seed: string, now: Date): Sower {
  const today = todayIn(now)
  const day = (shift: number) => addDays(today, shift)
  return {
    draw: drawFrom(seed),
    today,
    day,
    moment: (shift, time) => instantAt(day(shift), time).toISOString(),
  }
}

/** A clock time within working hours, as `09:05`. */
export function workingTime(draw: Draw): string {
  return `${String(draw.int(8, 17)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}`
}
