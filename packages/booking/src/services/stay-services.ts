import type { Day } from '@dvor/format/days.ts'

interface Days {
  arrival: Day
  departure: Day
}

/**
 * Booked services on days outside of all stays. The day of departure belongs to the stay, because a ride before
 * leaving is part of it. Without stays none is outside.
 */
export function servicesOutside<Booked extends { day: Day }>(
  booked: readonly Booked[],
  stays: readonly Days[],
): Booked[] {
  if (stays.length === 0) return []
  return booked.filter(({ day }) => !stays.some((stay) => stay.arrival <= day && day <= stay.departure))
}
