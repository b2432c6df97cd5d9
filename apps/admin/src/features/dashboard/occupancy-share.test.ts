import { expect, test } from 'vitest'
import { lettable, shareOf, wholePercent } from './occupancy-share.ts'

const night = (taken: number, closed = 0) => ({ day: '2027-03-10', taken, closed })

test('closed units are not there to be let', () => expect(lettable(8, night(2, 3))).toBe(5))
test('a booked closed house counts as full, not as more', () => expect(shareOf(2, night(2, 1))).toBe(1))
test('a wholly closed night is empty', () => expect(shareOf(2, night(0, 2))).toBe(0))

test('the whole is of room nights, not of days', () => {
  expect(wholePercent({ units: 4, occupancy: [night(4), night(0, 2), night(1)] })).toBe(50)
})
test('a property without units is empty', () => {
  expect(wholePercent({ units: 0, occupancy: [night(0)] })).toBe(0)
})
