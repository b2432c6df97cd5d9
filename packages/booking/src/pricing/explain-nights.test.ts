import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainNights, withRow } from './explain-nights.ts'
import { priceStays } from './price.ts'
import { rateTable } from './rate-table.ts'
import { anyRows, anyUnit } from '../testing/any-rates.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'

const summer = sampleRow({ id: 'a', title: 'Leto' })
const stay = sampleStay({ arrival: '2026-07-03', departure: '2026-07-05' })

describe('a night explained', () => {
  const why = (...rows: ReturnType<typeof sampleRow>[]) =>
    explainNights(rateTable(sampleUnit(), rows), stay, [])[0]?.losers.map(({ title, reason }) => [
      title,
      reason,
    ])

  it('names the winner, and the base price where nothing covers it', () => {
    expect(explainNights(rateTable(sampleUnit(), []), stay, [])).toEqual([
      { night: '2026-07-03', price: 8000, winner: null, losers: [] },
      { night: '2026-07-04', price: 8000, winner: null, losers: [] },
    ])
    expect(explainNights(rateTable(sampleUnit(), [summer]), stay, [])[0]?.winner).toEqual({
      id: 'a',
      title: 'Leto',
    })
  })

  it('gives the reason for each other one', () => {
    const wide = sampleRow({ id: 'b', title: 'Celý rok', valid_from: '2026-01-01', valid_to: '2026-12-31' })
    const older = { ...summer, id: 'c', title: 'Staršie', createdAt: '2020-01-01T00:00:00.000Z' }
    const low = { ...summer, id: 'd', title: 'Nízka', priority: -1, valid_to: '2026-07-04' }
    const sunday = { ...summer, id: 'e', title: 'Nedeľa', weekdays: [7], priority: 9 }
    expect(why(summer, wide, older, low, sunday)).toEqual([
      ['Nedeľa', 'weekday'],
      ['Staršie', 'older'],
      ['Celý rok', 'wider'],
      ['Nízka', 'priority'],
    ])
  })

  it('adds up to the nights of the price, with any rows', () => {
    fc.assert(
      fc.property(anyUnit, anyRows, anyRequest, (unit, rows, request) => {
        const table = rateTable(unit, rows)
        const nights = explainNights(table, request, sampleSettings.age_bands)
        const given = { stays: [{ table, request }], services: [], requestedServices: [] }
        const { lines } = priceStays({ ...given, settings: sampleSettings, today: request.arrival })
        const priced = lines
          .filter(({ kind }) => kind === 'nights')
          .reduce((sum, { amount }) => sum + amount, 0)
        expect(nights.reduce((sum, { price }) => sum + price, 0)).toBe(priced)
        for (const { winner, losers } of nights) {
          expect(losers.some(({ id }) => id === winner?.id)).toBe(false)
          if (winner === null) expect(losers.every(({ reason }) => reason === 'weekday')).toBe(true)
        }
      }),
    )
  })
})

it('a draft replaces the season with its id', () => {
  const draft = { ...summer, price: 1 }
  expect(withRow([summer], draft)).toEqual([draft])
  expect(withRow([summer], { ...draft, id: 'new' })).toHaveLength(2)
})
