import { addDays, daysBetween, weekdayOf } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { explainNights } from './explain-nights.ts'
import { seated } from '../stay/guests.ts'
import { winningRow } from './rate.ts'
import { rateTable } from './rate-table.ts'
import { restrictionsFor } from '../availability/restrictions.ts'
import type { PriceRow } from './price-rows.ts'
import { anyRows } from '../testing/any-rates.ts'
import { anyDay } from '../testing/any-day.ts'
import { sampleQuestion, sampleSettings, sampleUnit, sampleStay } from '../testing/samples.ts'
import { sampleRow } from '../testing/sample-rates.ts'

/** The documented rule, checked condition by condition and independent of the table's sorting. */
function documentedWinners(rows: readonly PriceRow[], night: string): string[] {
  const covers = ({ active, valid_from, valid_to, weekdays }: PriceRow) =>
    active &&
    daysBetween(valid_from, night) >= 0 &&
    daysBetween(night, valid_to) >= 0 &&
    (weekdays.length === 0 || weekdays.some((weekday) => weekday === weekdayOf(night)))
  const best = (of: readonly PriceRow[], score: (row: PriceRow) => number) => {
    const most = Math.max(...of.map(score))
    return of.filter((row) => score(row) === most)
  }
  const covering = rows.filter(covers)
  if (covering.length === 0) return []
  const first = best(covering, ({ priority }) => priority)
  const narrow = best(first, ({ valid_from, valid_to }) => -daysBetween(valid_from, valid_to))
  return best(narrow, ({ createdAt }) => new Date(createdAt).getTime()).map(({ id }) => id)
}

it('the season that applies follows the documented rule: priority, then narrowest, then newest', () => {
  fc.assert(
    fc.property(anyRows, anyDay, (rows, night) => {
      const won = winningRow(rateTable(sampleUnit(), rows), night)
      const expected = documentedWinners(rows, night)
      if (won) expect(expected).toContain(won.id)
      else expect(expected).toEqual([])
    }),
    { numRuns: 200 * inject('effort') },
  )
})

describe('nights at their edges', () => {
  const pricesOf = (arrival: string, departure: string, ...rows: PriceRow[]) =>
    explainNights(rateTable(sampleUnit(), rows), sampleStay({ arrival, departure }), []).map(
      ({ price }) => price / 100,
    )

  it('a season ends with the night of its last day, over New Year, too', () => {
    const feast = sampleRow({ valid_from: '2026-12-24', valid_to: '2026-12-31', price: 15_000 })
    expect(pricesOf('2026-12-30', '2027-01-02', feast)).toEqual([150, 150, 80])
  })
})

describe('rules of a stay at their edges', () => {
  const codes = (unit: Parameters<typeof sampleUnit>[0], row: Partial<PriceRow>, length: number) => {
    const request = sampleStay({ departure: addDays(sampleStay().arrival, length) })
    const table = rateTable(sampleUnit(unit), [sampleRow(row)])
    return restrictionsFor(sampleQuestion({ table, request })).map(({ code }) => code)
  }

  it('the shortest stay is allowed, one night less is not', () => {
    expect([codes({ min_nights: 3 }, {}, 3), codes({ min_nights: 3 }, {}, 2)]).toEqual([[], ['min_nights']])
    expect([codes({}, { min_nights: 5 }, 5), codes({}, { min_nights: 5 }, 4)]).toEqual([[], ['min_nights']])
  })

  it('the weekday of departure is that of the day itself', () => {
    // 2 July 2026 is a Thursday.
    expect(codes({}, { departure_weekdays: [7] }, 3)).toEqual([])
    expect(codes({}, { departure_weekdays: [7] }, 4)).toEqual(['departure_weekday'])
    expect(codes({}, { arrival_weekdays: [5] }, 3)).toEqual(['arrival_weekday'])
  })
})

it('a child is in its band through its last year, and beyond all bands an adult', () => {
  const prices = (ages: number[]) =>
    seated({ adults: 2, children_ages: ages }, 2, sampleSettings.age_bands, 100).extras.map(
      ({ price }) => price,
    )
  expect([prices([2]), prices([3]), prices([12]), prices([13])]).toEqual([[], [50], [50], [100]])
})
