import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { endOf, type View } from './view.ts'

type Window = Pick<View, 'from' | 'days'>

/** A period of nights: it reaches from the noon of its first day to the noon of the day after its last night. */
export interface Period {
  readonly arrival: Day
  readonly departure: Day
}

/** Where a period lies, in columns from the window's left edge; a clipped end goes on outside of it. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly isOpenStart: boolean
  readonly isOpenEnd: boolean
}

const noon = 0.5

/** The part of a period that the window shows; null when it shows none. */
export function spanOf({ arrival, departure }: Period, window: Window): Span | null {
  const start = daysBetween(window.from, arrival) + noon
  const end = daysBetween(window.from, departure) + noon
  if (end <= 0 || start >= window.days || end <= start) return null
  return {
    start: Math.max(0, start),
    end: Math.min(window.days, end),
    isOpenStart: start < 0,
    isOpenEnd: end > window.days,
  }
}

/** The day under a point so many pixels from the first column's edge; the nearest one outside of the window. */
export function dayAt(x: number, columnWidth: number, window: Window): Day {
  const column = Math.floor(x / columnWidth)
  return addDays(window.from, Math.min(window.days - 1, Math.max(0, column)))
}

export const isInWindow = (day: Day, window: Window): boolean => day >= window.from && day < endOf(window)

/** The nights between two days that were pointed at, in whichever order; one night at least. */
export function nightsBetween(one: Day, other: Day): Period {
  const [arrival, last] = one <= other ? [one, other] : [other, one]
  return { arrival, departure: last === arrival ? addDays(arrival, 1) : last }
}

/** What a drag or a key changes of a stay: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** A period moved or stretched by so many days; it keeps one night at least. */
export function dragged(period: Period, grip: Grip, days: number): Period {
  const { arrival, departure } = period
  const nights = daysBetween(arrival, departure)
  if (grip === 'whole') return { arrival: addDays(arrival, days), departure: addDays(departure, days) }
  if (grip === 'start') return { arrival: addDays(arrival, Math.min(days, nights - 1)), departure }
  return { arrival, departure: addDays(departure, Math.max(days, 1 - nights)) }
}

/** Whether two periods want the same night. */
export const overlaps = (a: Period, b: Period): boolean => a.arrival < b.departure && b.arrival < a.departure

/** Whether any half-day of one lies in the other or at its edge: bars reach to the noon of their last day. */
export const touches = (a: Period, b: Period): boolean => a.arrival <= b.departure && b.arrival <= a.departure

/** Whether the night that begins on this day belongs to the period. */
export const holdsNight = ({ arrival, departure }: Period, night: Day): boolean =>
  arrival <= night && night < departure

/** Narrowest column in pixels at which a day can still be read, by length of the view. */
const narrowest = { 14: 46, 30: 34, 90: 26 }

/** Columns fill the room there is; where that is not enough the chart is panned. */
export function columnWidthFor(room: number, days: View['days']): number {
  return Math.max(narrowest[days], Math.floor(room / days))
}

/** Part of a bar at each end that stretches it, in pixels; on a short bar its middle still moves it. */
export function gripAt(x: number, width: number): Grip {
  const edge = Math.min(10, width / 4)
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : 'whole'
}
