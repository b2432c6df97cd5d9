import { expect, test } from 'vitest'
import { nightsOf, otherNights, withArrival } from './stay-period.ts'

const twoNights = { arrival: '2027-07-04', departure: '2027-07-06' }

test.each([
  ['2027-07-05', '2027-07-07'],
  ['2027-07-03', '2027-07-05'],
  ['2027-07-31', '2027-08-02'],
])('keeps two nights with the arrival %s', (arrival, departure) => {
  expect(withArrival(twoNights, arrival)).toEqual({ arrival, departure })
})

test('keeps a departure that makes no stay yet', () => {
  expect(withArrival({ arrival: null, departure: '2027-07-06' }, '2027-07-05')).toEqual({
    arrival: '2027-07-05',
    departure: '2027-07-06',
  })
  expect(withArrival(twoNights, null)).toEqual({ arrival: null, departure: '2027-07-06' })
})

test('names another number of nights, and only that', () => {
  expect(otherNights(twoNights, { arrival: '2027-07-05', departure: '2027-07-06' })).toEqual({
    before: 2,
    after: 1,
  })
  expect(otherNights(twoNights, { arrival: '2027-07-05', departure: '2027-07-07' })).toBeNull()
  expect(otherNights(twoNights, { arrival: '2027-07-06', departure: '2027-07-06' })).toBeNull()
  expect(nightsOf({ arrival: '2027-07-06', departure: '2027-07-04' })).toBeNull()
})
