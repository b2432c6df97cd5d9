import { expect, test } from 'vitest'
import { filtersOf, lastDayOf, monthOf, monthsBack, monthTitle } from './months.ts'

test('ends a month on its last day, in leap years, too', () => {
  expect(lastDayOf('2028-02-01')).toBe('2028-02-29')
  expect(lastDayOf('2026-12-01')).toBe('2026-12-31')
})

test('lists months across the turn of the year', () => {
  expect(monthsBack('2027-01-15', 3)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01'])
  expect(monthTitle('2026-11-01')).toBe('november 2026')
})

test('reads filters of a whole month as that month, others as none', () => {
  expect(monthOf(filtersOf('2027-02-01'))).toBe('2027-02-01')
  expect(monthOf(filtersOf(null))).toBeNull()
  expect(monthOf({ issued_on_gte: ['2027-02-01'], issued_on_lte: ['2027-03-01'] })).toBeNull()
  expect(monthOf({ issued_on_gte: ['2027-02-02'] })).toBeNull()
})
