import { expect, it } from 'vitest'
import { anyDays, anyStay } from './day-choice.ts'
import { dayRules } from './day-rules.ts'
import type { PartyDays } from './party-days.ts'

const silvester = { title: 'Silvester' }
const days: PartyDays = new Map([
  ['2027-01-08', { day: '2027-01-08', price: 10_500, nights: [1], only_package: null }],
  ['2027-01-09', { day: '2027-01-09', price: null, nights: [], only_package: null }],
  ['2027-01-10', { day: '2027-01-10', price: null, nights: [], only_package: silvester }],
])

it('marks the nights that one waits for, and lets all of them be chosen', () => {
  const { isFull, canBegin, priceOf } = anyStay(days, 60)
  const all = [...days.keys(), '2027-01-11']
  expect(all.map(isFull)).toEqual([false, true, false, false])
  expect(all.every(canBegin)).toBe(true)
  expect(priceOf('2027-01-08')).toBeNull()
})

it('marks nothing for a party that no room sleeps alone, or while nothing is known', () => {
  const none: PartyDays = new Map([...days].map(([day, one]) => [day, { ...one, price: null }]))
  for (const known of [none, null]) expect(anyStay(known, 60).isFull('2027-01-09')).toBe(false)
})

it.each([
  ['2027-01-08', false, null],
  ['2027-01-09', false, null],
  ['2027-03-09', false, null],
  ['2027-03-10', true, { code: 'max_nights', nights: 60 }],
  ['2027-01-01', false, null],
])('from 8 January a stay of at most 60 nights ends on %s: barred %s', (day, isBarred, restriction) => {
  const choice = anyStay(days, 60)
  expect(dayRules(choice, undefined).isBarred(day, '2027-01-08')).toBe(isBarred)
  expect(choice.restrictionOf(day, '2027-01-08')).toEqual(restriction)
})

it('an event may be one day, a stay not', () => {
  expect(anyDays.mayEnd('2027-01-08', '2027-01-08')).toBe(true)
  expect(anyStay(days, 60).mayEnd('2027-01-08', '2027-01-08')).toBe(false)
})
