import { addDays, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestNight, lowestOffered } from './lowest-night.ts'
import { rateOn } from './rate.ts'
import { rateTable, withPackageNights } from './rate-table.ts'
import { anyRows, anyUnit } from '../testing/any-rates.ts'
import { anyDay } from '../testing/any-day.ts'
import { sampleDay, samplePlan, sampleRow } from '../testing/sample-rates.ts'
import { sampleUnit } from '../testing/samples.ts'

const anyOffsets = fc.array(
  fc.record({
    after: fc.integer({ min: -2, max: 410 }),
    price: fc.option(fc.integer({ min: 0, max: 50_000 })),
  }),
  { maxLength: 6 },
)

test('the lowest price is that of the cheapest of all nights', () => {
  fc.assert(
    fc.property(
      anyUnit,
      anyRows,
      anyDay,
      fc.integer({ min: 1, max: 400 }),
      anyOffsets,
      (unit, rows, from, nights, days) => {
        const single = days.map(({ after, price }) => sampleDay({ day: addDays(from, after), price }))
        const table = rateTable(unit, rows, [], single)
        const prices = eachDay(from, addDays(from, nights)).map((night) => rateOn(table, night).price)
        expect(lowestNight(table, from, nights)).toEqual({ price: Math.min(...prices), persons: null })
      },
    ),
  )
})

test('a cheap season that another one covers wholly is no price of any night', () => {
  const cheap = sampleRow({ id: 'a', price: 1000 })
  const over = sampleRow({ id: 'b', price: 20_000, priority: 1 })
  const table = rateTable(sampleUnit({ base_price: 15_000 }), [cheap, over])
  expect(lowestNight(table, cheap.valid_from, 10).price).toBe(20_000)
})

test('the price of one person counts where it is lower, and says for how many it holds', () => {
  const lowest = (unit: Parameters<typeof sampleUnit>[0]) =>
    lowestNight(rateTable(sampleUnit(unit), []), '2026-06-01', 10)
  const byPersons = { price_basis: 'occupancy' as const, base_price: 6000, capacity: 3 }
  expect(lowest({ ...byPersons, occupancy_prices: [4500] })).toEqual({ price: 4500, persons: 1 })
  expect(lowest({ ...byPersons, occupancy_prices: [4500, 4500] })).toEqual({ price: 4500, persons: 2 })
  expect(lowest({ ...byPersons, occupancy_prices: [] })).toEqual({ price: 6000, persons: null })
  expect(lowest({ price_basis: 'person', base_price: 2800, capacity: 3 })).toEqual({
    price: 2800,
    persons: 1,
  })
  expect(lowest({ base_price: 6000, occupancy_prices: [4500] })).toEqual({ price: 6000, persons: null })
})

test('the plan is named where others cost more', () => {
  const flexible = samplePlan({ id: 'flexible', title: 'Pružná', effect: 'none' })
  const strict = samplePlan({ id: 'strict', order: 1 })
  const lowest = (...plans: (typeof strict)[]) =>
    lowestOffered(rateTable(sampleUnit({ base_price: 8000 }), [], [], [], plans), '2026-06-01', 10)
  // 80 − 10 %
  expect(lowest(flexible, strict)).toEqual({ price: 7200, persons: null, plan: strict })
  expect(lowest(flexible, { ...strict, effect: 'none' })).toEqual({ price: 8000, persons: null, plan: null })
  expect(lowest(strict)).toEqual({ price: 7200, persons: null, plan: null })
  // Nobody but early guests pays it.
  expect(lowest(flexible, { ...strict, days_from: 100 })).toEqual({ price: 8000, persons: null, plan: null })
})

test('a night on which a package alone is sold makes no price "from"', () => {
  const cheap = sampleRow({ valid_from: '2026-07-01', valid_to: '2026-07-03', price: 1000 })
  const only = { title: 'Kosba' }
  const night = (day: string) => [day, only] as const
  const table = rateTable(sampleUnit({ base_price: 8000 }), [cheap])
  const lowest = (days: string[]) =>
    lowestNight(withPackageNights(table, new Map(days.map(night))), '2026-06-28', 10).price
  expect(lowest(['2026-07-01', '2026-07-02'])).toBe(1000)
  expect(lowest(['2026-07-01', '2026-07-02', '2026-07-03'])).toBe(8000)
})
