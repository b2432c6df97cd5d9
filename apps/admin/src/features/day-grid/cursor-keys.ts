import { addDays, type Day } from '@dvor/format/days.ts'
import { endOf, type View } from './view.ts'

const week = 7
const page = 8

/** Rows and days by which a key moves the cursor. */
const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [0, -week],
  PageDown: [0, week],
  '+': [page, 0],
  '-': [-page, 0],
}

/** Where a key leads from a day: so many rows down, and a day, which may lie outside of the window. */
export function leadOf(key: string, day: Day, view: View): { rows: number; day: Day } | null {
  if (key === 'Home') return { rows: 0, day: view.from }
  if (key === 'End') return { rows: 0, day: addDays(endOf(view), -1) }
  const step = steps[key]
  return step ? { rows: step[0], day: addDays(day, step[1]) } : null
}

/** The window with the day: the same one, or one that begins or ends with the day's week. */
export function following(day: Day, view: View): View {
  if (day < view.from) return { ...view, from: addDays(day, 1 - week) }
  return day < endOf(view) ? view : { ...view, from: addDays(day, week - view.days) }
}
