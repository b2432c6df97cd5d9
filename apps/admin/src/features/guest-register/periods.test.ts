import { expect, test } from 'vitest'
import { lastMonth, lastQuarter, thisMonth } from './periods.ts'

test.each([
  ['2027-01-31', '2026-12-01', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['2028-03-01', '2028-02-01', '2028-02-29', '2027-10-01', '2027-12-31'],
  ['2027-06-15', '2027-05-01', '2027-05-31', '2027-01-01', '2027-03-31'],
])('computes months and quarters before %s', (today, month, monthEnd, quarter, quarterEnd) => {
  expect(lastMonth(today)).toEqual({ from: month, to: monthEnd })
  expect(lastQuarter(today)).toEqual({ from: quarter, to: quarterEnd })
  expect(thisMonth(today).from).toBe(`${today.slice(0, 7)}-01`)
})
