import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { endOf, type View } from './view.ts'

type Window = Pick<View, 'from' | 'days'>

/** A period of nights, from the noon of arrival to the noon of departure. */
export interface Period {
  readonly arrival: Day
  readonly departure: Day
}

/** Position of a period in columns from the window's left edge; a clipped end continues outside. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly isOpenStart: boolean
  readonly isOpenEnd: boolean
}

const noon = 0.5

/** The part of a period inside the window; null for none. */
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

/** The day at the given pixels from the first column's edge, limited to the window. */
export function dayAt(x: number, columnWidth: number, window: Window): Day {
  const column = Math.floor(x / columnWidth)
  return addDays(window.from, Math.min(window.days - 1, Math.max(0, column)))
}

export const isInWindow = (day: Day, window: Window): boolean => day >= window.from && day < endOf(window)

/** The nights between two days in either order; at least one night. */
export function nightsBetween(one: Day, other: Day): Period {
  const [arrival, last] = one <= other ? [one, other] : [other, one]
  return { arrival, departure: last === arrival ? addDays(arrival, 1) : last }
}

/** The part of a stay that a gesture moves: all of it, or one end. */
export type Grip = 'whole' | 'start' | 'end'

/** A period moved or stretched by the given days; at least one night remains. */
export function dragged(period: Period, grip: Grip, days: number): Period {
  const { arrival, departure } = period
  const nights = daysBetween(arrival, departure)
  if (grip === 'whole') return { arrival: addDays(arrival, days), departure: addDays(departure, days) }
  if (grip === 'start') return { arrival: addDays(arrival, Math.min(days, nights - 1)), departure }
  return { arrival, departure: addDays(departure, Math.max(days, 1 - nights)) }
}

/** Whether two periods share a night. */
export const overlaps = (a: Period, b: Period): boolean => a.arrival < b.departure && b.arrival < a.departure

/** Whether two periods share or touch a half-day; bars end at the noon of their last day. */
export const touches = (a: Period, b: Period): boolean => a.arrival <= b.departure && b.arrival <= a.departure

/** Whether the period contains the night that begins on the day. */
export const holdsNight = ({ arrival, departure }: Period, night: Day): boolean =>
  arrival <= night && night < departure

/** Width of a day: fills the space, but not below the smallest width. */
export const columnWidthFor = (width: number, days: number, least: number): number =>
  Math.max(least, Math.floor(width / days))

/** Width of the grip at each end of a bar in pixels; a short bar keeps a middle to move it. */
export function gripAt(x: number, width: number): Grip {
  const edge = Math.min(10, width / 4)
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : 'whole'
}
