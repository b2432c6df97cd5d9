import { expect, test } from 'vitest'
import { flexible, halfBoard, nonRefundable, plans, priceOf, stayOf } from '../testing/sample-plans.ts'
import { sampleRule } from '../testing/sample-rates.ts'
import { sampleService } from '../testing/sample-services.ts'
import { sampleUnit } from '../testing/samples.ts'
import { rateTable, underPlan } from './rate-table.ts'

/** The cottage of `cottage-price-list.test.ts` in May: 180 € up to six persons, each further one 20 €, cleaning 40 €. */
const cottage = rateTable(
  sampleUnit({ capacity: 6, extra_beds: 4, base_price: 18_000, extra_person_price: 2000, min_nights: 2 }),
  [],
  [sampleRule({ title: 'Týždenný pobyt', value: 1000 })],
  [],
  plans,
)
const cleaning = sampleService({
  id: '01900000-0000-7000-8000-0000000000c2',
  title: 'Upratanie',
  price: 4000,
  price_unit: 'stay',
  mandatory: true,
})
/** The double room of the guesthouse: 60 €, a child on the extra bed 15 €; half board 14 €, for children half. */
const double = rateTable(
  sampleUnit({ base_price: 6000, extra_person_price: 2000, extra_beds: 1 }),
  [],
  [],
  [],
  plans,
)
const meals = sampleService({
  id: '01900000-0000-7000-8000-0000000000c1',
  title: 'Polpenzia',
  price: 1400,
  price_unit: 'person_night',
  child_prices: [{ label: 'Dieťa 3 – 12 rokov', up_to_age: 12, percent: 50 }],
  mandatory: false,
})
const bands = [
  { label: 'do 2', from_age: 0, up_to_age: 2, percent: 0, no_bed: true },
  { label: '3 – 12', from_age: 3, up_to_age: 12, percent: 75, amount: 1500 },
]

// The first week of May 2026 begins on a Monday, 4 May.
test.each([
  [
    'cottage, flexible, two nights for six',
    cottage,
    flexible,
    stayOf('2026-05-04', 2, { adults: 6 }),
    2 * 180 + 40,
  ],
  [
    'cottage, non-refundable, two nights for six',
    cottage,
    nonRefundable,
    stayOf('2026-05-04', 2, { adults: 6 }),
    2 * 162 + 40,
  ],
  [
    'cottage, non-refundable, three nights for eight',
    cottage,
    nonRefundable,
    stayOf('2026-05-04', 3, { adults: 8 }),
    3 * (162 + 2 * 18) + 40,
  ],
  [
    'cottage, non-refundable, a week for six',
    cottage,
    nonRefundable,
    stayOf('2026-05-04', 7, { adults: 6 }),
    7 * 162 - 113.4 + 40,
  ],
])('%s', (_name, table, plan, request, total) => {
  const price = priceOf({ table: underPlan(table, plan), request, services: [cleaning] })
  expect(price.total / 100).toBe(total)
})

test('half board of the guesthouse is a line of its own VAT kind, children pay half', () => {
  const request = stayOf('2026-05-04', 3, { adults: 2, children_ages: [8] })
  const table = underPlan({ ...double, unit: { ...double.unit, age_bands: bands } }, null)
  const board = underPlan(rateTable(table.unit, [], [], [], plans), halfBoard)
  const { lines, total } = priceOf({ table: board, request, services: [meals] })
  expect(lines.map(({ kind, amount, vat_kind }) => [kind, amount, vat_kind])).toEqual([
    ['nights', 18_000, 'accommodation'],
    ['extra_person', 4500, 'accommodation'],
    ['common_service', 8400, meals.vat_kind],
    ['common_service', 2100, meals.vat_kind],
  ])
  expect(total).toBe(33_000)
})
