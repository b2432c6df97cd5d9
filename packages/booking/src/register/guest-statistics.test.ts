import { expect, test } from 'vitest'
import { countGuests } from './guest-statistics.ts'

const july = { from: '2027-07-01', to: '2027-07-31' }
const stay = (arrival: string, departure: string, persons: number) => ({ arrival, departure, persons })
const counted = (...parties: Parameters<typeof countGuests>[0]) => {
  const { countries, ...rest } = countGuests(parties, july)
  return { ...rest, countries: Object.fromEntries(countries) }
}

test('guests count in the month of their arrival, nights in that in which they are slept', () => {
  const over = { country: 'SK', nationalities: ['SK', 'SK'], stays: [stay('2027-07-30', '2027-08-02', 2)] }
  const since = { country: 'CZ', nationalities: [], stays: [stay('2027-06-29', '2027-07-02', 3)] }
  // 30 and 31 July by two; 1 July by three who came in June.
  expect(counted(over, since)).toEqual({
    countries: { SK: { guests: 2, nights: 4 }, CZ: { guests: 0, nights: 3 } },
    not_registered: 0,
    by_nationality: 0,
  })
})

test('who moves to another room is one guest, two rooms at once add up', () => {
  const moved = {
    country: 'DE',
    nationalities: [],
    stays: [stay('2027-07-01', '2027-07-03', 2), stay('2027-07-03', '2027-07-04', 2)],
  }
  const pair = {
    country: 'DE',
    nationalities: [],
    stays: [stay('2027-07-05', '2027-07-06', 2), stay('2027-07-05', '2027-07-06', 1)],
  }
  expect(counted(moved, pair).countries).toEqual({ DE: { guests: 5, nights: 9 } })
})

test('without a country of the order the nationality counts, without both the country is unknown', () => {
  const party = { country: null, nationalities: ['PL', 'SK'], stays: [stay('2027-07-10', '2027-07-12', 3)] }
  expect(counted(party)).toEqual({
    countries: { PL: { guests: 1, nights: 2 }, SK: { guests: 1, nights: 2 }, null: { guests: 1, nights: 2 } },
    not_registered: 1,
    by_nationality: 2,
  })
})
