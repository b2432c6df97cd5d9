import { timeIn } from '@dvor/format/instants.ts'

/** Greeting by the time of day in the property's time zone. */
export function greetingAt(now: Date): 'morning' | 'day' | 'evening' {
  const time = timeIn(now)
  if (time >= '04:00' && time < '10:00') return 'morning'
  return time >= '18:00' || time < '04:00' ? 'evening' : 'day'
}
