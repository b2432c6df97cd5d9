import { expect, test } from 'vitest'
import { lastPeriod, remindedPeriod, taxDueOn, thisPeriod } from './tax-periods.ts'

test.each([
  ['2027-01-31', '2026-12-01', '2026-12-31', '2026-10-01', '2026-12-31', '2026-07-01'],
  ['2028-03-01', '2028-02-01', '2028-02-29', '2027-10-01', '2027-12-31', '2027-07-01'],
  ['2027-09-15', '2027-08-01', '2027-08-31', '2027-04-01', '2027-06-30', '2027-01-01'],
])('finds the periods before %s', (today, month, monthEnd, quarter, quarterEnd, half) => {
  expect(lastPeriod(today, 'month')).toEqual({ from: month, to: monthEnd })
  expect(lastPeriod(today, 'quarter')).toEqual({ from: quarter, to: quarterEnd })
  expect(lastPeriod(today, 'half_year').from).toBe(half)
  expect(thisPeriod(today, 'month').from).toBe(`${today.slice(0, 7)}-01`)
})

test('a report is due some days after its period, and only for a period of the municipality', () => {
  const quarter = { from: '2027-01-01', to: '2027-03-31' }
  expect(taxDueOn(quarter, 'quarter', 15)).toBe('2027-04-15')
  expect(taxDueOn(quarter, 'quarter', null)).toBeNull()
  expect(taxDueOn(quarter, 'month', 15)).toBeNull()
  expect(taxDueOn({ ...quarter, from: '2027-01-02' }, 'quarter', 15)).toBeNull()
})

test.each([
  ['2027-04-07', 'quarter', 15, '2026-10-01'],
  ['2027-04-08', 'quarter', 15, '2027-01-01'],
  ['2027-05-02', 'month', 40, '2027-02-01'],
  ['2027-05-03', 'month', 40, '2027-03-01'],
  ['2027-06-01', 'month', 40, '2027-03-01'],
  ['2028-01-01', 'month', 0, '2027-12-01'],
] as const)(
  'on %s, for a %s and %s days, the owner is reminded of the period from %s',
  (today, length, days, from) => {
    expect(remindedPeriod(today, length, days)?.from).toBe(from)
    expect(remindedPeriod(today, length, null)).toBeNull()
  },
)
