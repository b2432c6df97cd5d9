import { expect, it } from 'vitest'
import { restrictionOf, type PartyDays } from './party-days.ts'

const days: PartyDays = new Map([
  ['2027-01-08', { day: '2027-01-08', price: 10_500, nights: [2, 3, 5], only_package: null }],
  ['2027-01-09', { day: '2027-01-09', price: 10_500, nights: [], only_package: null }],
  ['2027-01-10', { day: '2027-01-10', price: null, nights: [], only_package: null }],
  ['2027-01-11', { day: '2027-01-11', price: null, nights: [], only_package: { title: 'Silvester' } }],
])

it.each([
  ['2027-01-08', null],
  ['2027-01-09', { code: 'arrival_closed' }],
  ['2027-01-10', { code: 'taken' }],
  ['2027-01-11', { code: 'only_package', package: { title: 'Silvester' } }],
])('explains %s as an arrival', (day, restriction) => {
  expect(restrictionOf(days, day, null)).toEqual(restriction)
})

it.each([
  ['2027-01-07', { code: 'before_arrival' }],
  ['2027-01-08', null],
  ['2027-01-09', { code: 'min_nights', nights: 2 }],
  ['2027-01-10', null],
  ['2027-01-12', { code: 'departure_closed' }],
  ['2027-01-14', { code: 'max_nights', nights: 5 }],
])('explains %s as the departure of a stay', (day, restriction) => {
  expect(restrictionOf(days, day, '2027-01-08')).toEqual(restriction)
})
