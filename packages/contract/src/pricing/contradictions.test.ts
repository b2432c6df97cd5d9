import { expect, test } from 'vitest'
import { bookingWindowIssues, couponIssues, stayRangeIssues, weekdayIssues } from './contradictions.ts'

const paths = (issues: readonly { path: string }[]) => issues.map(({ path }) => path)

test.each([
  ['Saturday to Saturday for a week', [6], [6], 7, 7, true],
  ['Saturday to Sunday with a week at most', [6], [7], 7, 7, false],
  ['Saturday to Sunday with one night or eight', [6], [7], 1, 8, true],
  ['Friday to Monday, at most two nights', [5], [1], null, 2, false],
  ['Friday or Saturday to Monday, at most two nights', [5, 6], [1], null, 2, true],
  ['any arrival', [], [7], 2, 2, true],
  ['any number of nights', [6], [7], 7, null, true],
] as const)(
  'a season with %s',
  (_, arrival_weekdays, departure_weekdays, min_nights, max_nights, isPossible) => {
    const issues = weekdayIssues({ arrival_weekdays, departure_weekdays, min_nights, max_nights })
    expect(issues.length === 0).toBe(isPossible)
  },
)

test('fewer nights in a range than the fewest of a stay', () => {
  const range = { stay_from: '2028-02-28', stay_to: '2028-03-01' }
  expect(stayRangeIssues({ ...range, min_nights: 3 })).toEqual([])
  expect(paths(stayRangeIssues({ ...range, min_nights: 4 }))).toEqual(['min_nights', 'stay_from', 'stay_to'])
})

test('a coupon that no stay can use, or that one guest uses more often than all', () => {
  expect(
    couponIssues({ valid_from: '2027-06-01', stay_to: '2027-06-01', max_uses: 2, max_uses_per_guest: 2 }),
  ).toEqual([])
  expect(paths(couponIssues({ valid_from: '2027-06-02', stay_to: '2027-06-01' }))).toEqual([
    'stay_to',
    'valid_from',
  ])
  expect(paths(couponIssues({ max_uses: 1, max_uses_per_guest: 2 }))).toEqual([
    'max_uses_per_guest',
    'max_uses',
  ])
})

test('a coupon for units or services of a part of the price that it does not reduce', () => {
  const id = '018f6f6e-0000-7000-8000-0000000000ff'
  expect(couponIssues({ covers: 'services', services: [id] })).toEqual([])
  expect(paths(couponIssues({ covers: 'accommodation', services: [id] }))).toEqual(['services', 'covers'])
  expect(paths(couponIssues({ covers: 'services', units: [id] }))).toEqual(['units', 'covers'])
})

test('a unit whose booking closes before it opens', () => {
  expect(bookingWindowIssues({ lead_hours: 72, horizon_days: 2 })).toEqual([])
  expect(bookingWindowIssues({ lead_hours: 73, horizon_days: 2 })).toHaveLength(2)
})
