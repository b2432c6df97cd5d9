import { daysBetween } from '@dvor/format/days.ts'
import type { FieldIssue } from '../errors/errors.ts'

type Values = Readonly<Record<string, unknown>>

/** All are named, because an edit reports only issues of changed fields. */
const each = (paths: readonly string[], code: FieldIssue['code']): FieldIssue[] =>
  paths.map((path) => ({ path, code }))

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Days of arrival and departure between which no allowed number of nights lies, for example Saturday to Sunday with a week at most. */
export function weekdayIssues(season: Values): FieldIssue[] {
  const { min_nights: fewest, max_nights: most } = season
  const arrivals = listIn(season['arrival_weekdays']).map(Number)
  const departures = listIn(season['departure_weekdays']).map(Number)
  if (arrivals.length === 0 || departures.length === 0 || typeof most !== 'number') return []
  const least = typeof fewest === 'number' ? fewest : 1
  if (most < least || most - least >= 6) return []
  const lengths = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const isPossible = arrivals.some((arrival) =>
    lengths.some((nights) => departures.includes(((arrival - 1 + nights) % 7) + 1)),
  )
  const paths = ['departure_weekdays', 'arrival_weekdays', 'min_nights', 'max_nights']
  return isPossible ? [] : each(paths, 'no_stay_fits')
}

/** A fewest number of nights above those from the first to the last night of the range, both included. */
export function stayRangeIssues(record: Values): FieldIssue[] {
  const { stay_from: from, stay_to: to, min_nights: fewest } = record
  if (typeof from !== 'string' || typeof to !== 'string' || typeof fewest !== 'number') return []
  const isTooShort = to >= from && daysBetween(from, to) + 1 < fewest
  return isTooShort ? each(['min_nights', 'stay_from', 'stay_to'], 'no_stay_fits') : []
}

/**
 * A coupon for stays that end before it can be booked with, that one guest may use more often than all together, or
 * for some units or services of a part of the price that it does not reduce.
 */
export function couponIssues(coupon: Values): FieldIssue[] {
  const { valid_from: from, stay_to: last, max_uses: most, max_uses_per_guest: perGuest } = coupon
  const isOver = typeof from === 'string' && typeof last === 'string' && last < from
  const isMore = typeof most === 'number' && typeof perGuest === 'number' && perGuest > most
  return [
    ...(isOver ? each(['stay_to', 'valid_from'], 'never_open') : []),
    ...(isMore ? each(['max_uses_per_guest', 'max_uses'], 'more_than_all') : []),
    ...(namesUncovered(coupon, 'services', 'accommodation')
      ? each(['services', 'covers'], 'not_covered')
      : []),
    ...(namesUncovered(coupon, 'units', 'services') ? each(['units', 'covers'], 'not_covered') : []),
    ...stayRangeIssues(coupon),
  ]
}

/** Whether a coupon of this coverage names units or services, which it then does not reduce. */
const namesUncovered = (coupon: Values, list: 'units' | 'services', covers: string): boolean =>
  coupon['covers'] === covers && listIn(coupon[list]).length > 0

/** A unit that is booked later than its booking closes: no moment is left between the two. */
export function bookingWindowIssues({ lead_hours: lead, horizon_days: horizon }: Values): FieldIssue[] {
  const isClosed = typeof lead === 'number' && typeof horizon === 'number' && lead > (horizon + 1) * 24
  return isClosed ? each(['lead_hours', 'horizon_days'], 'never_open') : []
}
