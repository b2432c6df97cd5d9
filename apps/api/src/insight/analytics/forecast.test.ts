import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { forecastFrom } from './forecast.ts'

const today = '2027-06-01'
const days = (from: string, count: number, nights: number) =>
  new Map(Array.from({ length: count }, (_, index) => [addDays(from, index), nights]))
const available = days(today, 60, 2)

test('eight weeks and four days, without a figure where the books of a year ago are not known', () => {
  const weeks = forecastFrom(today, { now: days('2027-06-03', 2, 1), past: null, available })
  expect(weeks).toHaveLength(9)
  expect(weeks[0]).toEqual({ from: today, to: '2027-06-07', on_books: 2, expected: null, available: 14 })
  expect(weeks[8]).toEqual({
    from: '2027-07-27',
    to: '2027-07-30',
    on_books: 0,
    expected: null,
    available: 8,
  })
})

test('a day is expected to gain what the seven days around it gained 52 weeks ago', () => {
  // 364 days before Tuesday 8 June 2027 is Tuesday 9 June 2026. That Tuesday gained 7 nights: 1 for each of the seven
  // days around it, 5 to 11 June 2027.
  const past = { final: new Map([['2026-06-09', 9]]), before: new Map([['2026-06-09', 2]]) }
  const [first, second, third] = forecastFrom(today, { now: days(today, 30, 0.5), past, available })
  // 1 to 7 June: 7 × 0.5 on the books, 5, 6 and 7 June gain 1 each; 8 to 14 June: 8 to 11 June gain 1 each.
  expect([first?.expected, second?.expected, third?.expected]).toEqual([6.5, 7.5, 3.5])
})

test('cancellations lower it, never below nothing, and never above what can be let', () => {
  const falling = { final: new Map<string, number>(), before: days('2026-05-20', 90, 1) }
  const [low] = forecastFrom(today, { now: days(today, 3, 2), past: falling, available })
  // Three days with 2 − 1, four with 0.
  expect(low?.expected).toBe(3)
  const rising = { final: days('2026-05-20', 90, 9), before: new Map<string, number>() }
  expect(forecastFrom(today, { now: new Map(), past: rising, available })[0]?.expected).toBe(14)
})
