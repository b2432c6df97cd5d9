import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import { addDays, addMonths, daysBetween, startOfMonth, type Day } from '@dvor/format/days.ts'

/** Days of arrival of stays of one length; with a weekday only those. Both days are inclusive. */
export interface ArrivalWindow {
  arrival_from: Day
  arrival_to: Day
  arrival_weekday?: number
  nights: number
}

/** Days by which a flexible arrival is moved. */
const flexibility = 3

/** Stays of the same length that begin up to three days earlier or later, none before today. */
export function nearbyWindow(from: Day, to: Day, today: Day): ArrivalWindow {
  const earliest = addDays(from, -flexibility)
  return {
    arrival_from: earliest > today ? earliest : today,
    arrival_to: addDays(from, flexibility),
    nights: daysBetween(from, to),
  }
}

const friday = 5

/** Days within which the coming weekends are offered to a guest who has not asked for days yet: six Fridays. */
const comingDays = 41

/** The coming weekends from Friday to Sunday. */
export const comingWeekends = (today: Day): ArrivalWindow => ({
  arrival_from: today,
  arrival_to: addDays(today, comingDays),
  arrival_weekday: friday,
  nights: 2,
})

/** The weekends from Friday to Sunday that begin in the day's month, none before today. */
export function weekendsOfMonth(day: Day, today: Day): ArrivalWindow {
  const first = startOfMonth(day)
  const last = addDays(addMonths(first, 1), -1)
  const begin = first > today ? first : today
  return { arrival_from: begin, arrival_to: last, arrival_weekday: friday, nights: 2 }
}

/** Stays other than the asked one, cheapest first, at equal prices the earlier. */
export const otherStays = (stays: readonly Alternative[], from: Day | null, to: Day | null): Alternative[] =>
  stays
    .filter(({ arrival, departure }) => arrival !== from || departure !== to)
    .toSorted((a, b) => a.total - b.total || daysBetween(b.arrival, a.arrival))

/** The saving by a stay on other days. */
export interface Saving {
  /** Days by which the arrival is later; earlier when negative. */
  days: number
  /** Cents. */
  amount: number
}

/** The largest saving against the cheapest stay on the asked days, at equal sums the nearest; null when none saves. */
export function bestSaving(stays: readonly Alternative[], from: Day): Saving | null {
  const stayOfDay = stays.find(({ arrival }) => arrival === from)
  if (!stayOfDay) return null
  const [best] = stays
    .map(({ arrival, total }) => ({ days: daysBetween(from, arrival), amount: stayOfDay.total - total }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || Math.abs(a.days) - Math.abs(b.days))
  return best ?? null
}
