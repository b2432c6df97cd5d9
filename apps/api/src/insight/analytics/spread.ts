import type { AnalyticsSpread } from '@dvor/contract/insight/analytics.ts'

/** Number of reservations with a number of days. */
export interface Tally {
  days: number
  reservations: number
}

/** First number of days of each bucket, ascending; the last bucket has no end. */
export const windowBuckets = [0, 2, 8, 31, 91] as const
export const stayBuckets = [1, 2, 3, 4, 5, 7, 8, 15] as const

const total = (tallies: readonly Tally[]) => tallies.reduce((sum, one) => sum + one.reservations, 0)
const oneDecimal = (value: number) => Math.round(value * 10) / 10

function averageOf(tallies: readonly Tally[]): number | null {
  const count = total(tallies)
  if (count === 0) return null
  return oneDecimal(tallies.reduce((sum, one) => sum + one.days * one.reservations, 0) / count)
}

/** Days of the reservation at a place, from 0 on, when all are sorted by their days. */
function daysAt(tallies: readonly Tally[], place: number): number {
  let passed = 0
  for (const { days, reservations } of tallies) {
    passed += reservations
    if (place < passed) return days
  }
  return 0
}

function medianOf(tallies: readonly Tally[]): number | null {
  const count = total(tallies)
  if (count === 0) return null
  const middle = (count - 1) / 2
  return (daysAt(tallies, Math.floor(middle)) + daysAt(tallies, Math.ceil(middle))) / 2
}

/** @param tallies ascending by days, as `before` */
export function spreadOf(
  starts: readonly number[],
  tallies: readonly Tally[],
  before: readonly Tally[],
): AnalyticsSpread {
  const within = (from: readonly Tally[], least: number, most: number | null) =>
    total(from.filter(({ days }) => days >= least && (most === null || days <= most)))
  return {
    reservations: total(tallies),
    average: averageOf(tallies),
    median: medianOf(tallies),
    compared_average: averageOf(before),
    buckets: starts.map((least, index) => {
      const next = starts[index + 1]
      const most = next === undefined ? null : next - 1
      const [reservations, compared] = [within(tallies, least, most), within(before, least, most)]
      return { least, most, reservations, compared }
    }),
  }
}
