import { expect, test } from 'vitest'
import { bookingLink, daysText } from './demand.ts'

test('takes a single day for one night and a range up to its last day', () => {
  expect(bookingLink({ day_from: '2027-06-30', day_to: null })).toBe(
    '/reservations/add?arrival=2027-06-30&departure=2027-07-01',
  )
  expect(bookingLink({ day_from: '2027-06-30', day_to: '2027-06-30' })).toContain('departure=2027-07-01')
  expect(bookingLink({ day_from: '2027-06-12', day_to: '2027-06-14' })).toContain('departure=2027-06-14')
  expect(bookingLink({ day_from: null, day_to: null })).toBe('/reservations/add')
})

test('names a single day once', () => {
  expect(daysText({ day_from: '2027-06-12', day_to: '2027-06-14' })?.replaceAll('\u00A0', ' ')).toBe(
    '12. – 14. 6. 2027',
  )
  expect(daysText({ day_from: null, day_to: '2027-06-14' })).toBeNull()
})
