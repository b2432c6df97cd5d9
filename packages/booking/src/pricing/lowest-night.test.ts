import { addDays, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestNight } from './lowest-night.ts'
import { rateOn } from './rate.ts'
import { rateTable } from './rate-table.ts'
import { anyRows, anyUnit } from '../testing/any-rates.ts'
import { anyDay } from '../testing/any-day.ts'
import { sampleDay, sampleRow } from '../testing/sample-rates.ts'
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
        expect(lowestNight(table, from, nights)).toBe(Math.min(...prices))
      },
    ),
  )
})

test('a cheap season that another one covers wholly is no price of any night', () => {
  const cheap = sampleRow({ id: 'a', price: 1000 })
  const over = sampleRow({ id: 'b', price: 20_000, priority: 1 })
  const table = rateTable(sampleUnit({ base_price: 15_000 }), [cheap, over])
  expect(lowestNight(table, cheap.valid_from, 10)).toBe(20_000)
})
