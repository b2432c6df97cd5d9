import { expect, test } from 'vitest'
import { sampleDay, samplePlan, sampleRow } from '../testing/sample-rates.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import type { DayRate, PriceRow, RatePlan } from './price-rows.ts'
import { priceStays } from './price.ts'
import { cellLike } from './price-list/day-cells.ts'
import { rateTable } from './rate-table.ts'

/** A double room at 80 € a night, 36 € for one person. */
const double = sampleUnit({ base_price: 8000, price_basis: 'occupancy', occupancy_prices: [3600] })
const settings = { ...sampleSettings, stay_tax_rates: [] }

function nightsFor(
  adults: number,
  days: Partial<DayRate>[],
  { rows = [], plans = [] }: { rows?: PriceRow[]; plans?: RatePlan[] } = {},
) {
  const table = rateTable(double, rows, [], days.map(sampleDay), plans)
  const request = sampleStay({ arrival: '2026-07-04', departure: '2026-07-06', adults })
  return priceStays({
    stays: [{ table, request }],
    services: [],
    requestedServices: [],
    settings,
    today: '2026-05-01',
  }).lines.map(({ quantity, unit_price }) => [quantity, unit_price])
}

const both = (day: Partial<DayRate>) => [day, { ...day, day: '2026-07-05' }]

test('one person pays less on a painted day, too: the same shift as for two', () => {
  // 36 + (90 − 80)
  expect(nightsFor(1, both({ price: 9000 }))).toEqual([[2, 4600]])
  expect(nightsFor(2, both({ price: 9000 }))).toEqual([[2, 9000]])
})

test('a discount takes no larger part for one person than for two', () => {
  // 36 × 40 / 80, not 36 − 40
  expect(nightsFor(1, both({ price: 4000 }))).toEqual([[2, 1800]])
  expect(nightsFor(1, both({ price: 0 }))).toEqual([[2, 0]])
})

test('a day’s own price for one person holds', () => {
  expect(nightsFor(1, both({ price: 9000, occupancy_prices: [4100] }))).toEqual([[2, 4100]])
})

test('equal days in different seasons are lines of their own where one person pays a different price', () => {
  const rows = [sampleRow({ valid_to: '2026-07-04', price: 8000, occupancy_prices: [5000] })]
  expect(nightsFor(1, both({ price: 9000 }), { rows })).toEqual([
    [1, 6000],
    [1, 4600],
  ])
  expect(nightsFor(2, both({ price: 9000 }), { rows })).toEqual([[2, 9000]])
})

test('a season without prices by persons has one price on its painted days, too', () => {
  expect(nightsFor(1, both({ price: 9000 }), { rows: [sampleRow()] })).toEqual([[2, 9000]])
})

test('a plan counts its difference on the moved price; a day of the plan moves the plan’s prices', () => {
  const plans = [samplePlan()]
  const rate_plan = plans[0]?.id ?? ''
  // 46 − 10 %
  expect(nightsFor(1, both({ price: 9000 }), { plans })).toEqual([[2, 4140]])
  // Under the plan two pay 72 and one 32.40; 32.40 + (90 − 72).
  expect(nightsFor(1, both({ price: 9000, rate_plan }), { plans })).toEqual([[2, 5040]])
})

test('a copied day has the prices by persons of its source', () => {
  const rows = [sampleRow({ valid_to: '2026-07-31', occupancy_prices: [8200] })]
  const table = rateTable(double, rows, [], [sampleDay({ price: 11_000 })])
  expect(cellLike(table, '2026-08-20', '2026-07-04')).toMatchObject({
    price: 11_000,
    occupancy_prices: [9200],
  })
  // The same price for two is not enough.
  expect(cellLike(table, '2026-07-05', '2026-07-06')).toBeNull()
})
