import { expect, test } from 'vitest'
import { lettable, shareOf, wholePercent } from './occupancy-share.ts'

const night = (taken: number, closed = 0) => ({ day: '2027-03-10', taken, closed })

test('leaves out closed units', () => expect(lettable(8, night(2, 3))).toBe(5))
test('counts a booked closed unit as full, not as more', () => expect(shareOf(2, night(2, 1))).toBe(1))
test('is empty for a night with all units closed', () => expect(shareOf(2, night(0, 2))).toBe(0))

test('weighs by room nights, not by days', () => {
  expect(wholePercent({ units: 4, occupancy: [night(4), night(0, 2), night(1)] })).toBe(50)
})
test('is empty without units', () => {
  expect(wholePercent({ units: 0, occupancy: [night(0)] })).toBe(0)
})
