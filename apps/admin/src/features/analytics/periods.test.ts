import { expect, test } from 'vitest'
import { inOrder, isAskable, presets, readPeriod } from './periods.ts'

const today = '2027-03-10'
const january = { from: '2027-01-01', to: '2027-01-31' }
const thisYear = { from: '2027-01-01', to: '2027-12-31' }

test('falls back to this year for an invalid address', () => {
  expect(readPeriod(new URLSearchParams(), today)).toEqual(thisYear)
  expect(readPeriod(new URLSearchParams({ from: '2027-02-30', to: '2027-03-01' }), today)).toEqual(thisYear)
  expect(readPeriod(new URLSearchParams({ from: '2027-02-02', to: '2027-02-01' }), today)).toEqual(thisYear)
  expect(readPeriod(new URLSearchParams(january), today)).toEqual(january)
})

test('keeps the day chosen last when the ends cross', () => {
  expect(inOrder({ ...january, from: '2027-02-05' }, january)).toEqual({
    from: '2027-02-05',
    to: '2027-02-05',
  })
  expect(inOrder({ ...january, to: '2026-12-24' }, january)).toEqual({ from: '2026-12-24', to: '2026-12-24' })
  expect(inOrder(january, thisYear)).toEqual(january)
})

test('accepts up to three years', () => {
  expect(isAskable({ from: '2024-01-01', to: '2026-12-31' })).toBe(true)
  expect(isAskable({ from: '2024-01-01', to: '2027-01-01' })).toBe(false)
})

test('spans ninety nights with the preset of ninety days', () => {
  expect(presets.nextQuarter(today)).toEqual({ from: '2027-03-10', to: '2027-06-07' })
})
