import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant, todayIn } from '@dvor/format/instants.ts'

let day = { begin: 0, end: 0 }

/** The moment at which pages change with time alone: the property's next midnight. Called a dozen times for a page. */
export function nextMidnight(now: Date): Date {
  const moment = now.getTime()
  if (moment < day.begin || day.end <= moment) day = dayAround(now)
  return new Date(day.end)
}

function dayAround(now: Date) {
  const today = todayIn(now)
  return { begin: startOfDayInstant(today).getTime(), end: startOfDayInstant(addDays(today, 1)).getTime() }
}
