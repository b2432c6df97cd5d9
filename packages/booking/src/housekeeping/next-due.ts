import type { RepeatUnit } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { addDays, monthsAfter, type Day } from '@dvor/format/days.ts'

const stepped = (first: Day, steps: number, unit: RepeatUnit): Day =>
  unit === 'days' || unit === 'weeks'
    ? addDays(first, unit === 'weeks' ? 7 * steps : steps)
    : monthsAfter(first, unit === 'years' ? 12 * steps : steps)

/** The next day of a repeating task: so many units after its day, and after today where that has passed. */
export function nextDue(due: Day, every: number, unit: RepeatUnit, today: Day): Day {
  for (let count = 1; ; count++) {
    const next = stepped(due, count * every, unit)
    if (next > today) return next
  }
}
