import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { restrictionsFor } from '../availability/restrictions.ts'
import { momentOf } from '../stay/moment.ts'
import { sampleRow, sampleRule } from '../testing/sample-rates.ts'
import { sampleService } from '../testing/sample-services.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { explainRules } from './price-rules.ts'
import { priceStays } from './price.ts'
import { rateTable } from './rate-table.ts'
import { stayLines } from './stay-lines.ts'

/**
 * The price list of a cottage: 180 € up to six persons, each further one 20 €, two nights at least, in July and August
 * a week from Saturday to Saturday, cleaning 40 € once, −10 % for a week, −15 % within seven days before arrival.
 */
const summer = { title: 'Leto', price: 18_000, min_nights: 7, max_nights: 7 }
const table = rateTable(
  sampleUnit({ capacity: 6, extra_beds: 4, base_price: 18_000, extra_person_price: 2000, min_nights: 2 }),
  [sampleRow({ ...summer, arrival_weekdays: [6], departure_weekdays: [6] })],
  [
    sampleRule({ title: 'Týždenný pobyt', value: 1000 }),
    sampleRule({
      id: '01900000-0000-7000-8000-0000000000f2',
      title: 'Last minute',
      kind: 'last_minute',
      days_to: 7,
      value: 1500,
      order: 1,
    }),
  ],
)
const cleaning = sampleService({
  title: 'Upratanie',
  price: 4000,
  price_unit: 'stay',
  mandatory: true,
  vat_kind: 'other',
})
const settings = { ...sampleSettings, stay_tax_rates: [] }

const stayOf = (arrival: string, nights: number, adults: number): StayRequest =>
  sampleStay({ arrival, departure: addDays(arrival, nights), adults })

/** Total in euros, booked so many days before. */
function totalOf(request: StayRequest, daysBefore: number): number {
  const input = { stays: [{ table, request }], services: [cleaning], requestedServices: [], settings }
  return priceStays({ ...input, today: addDays(request.arrival, -daysBefore) }).total / 100
}

// 4 July 2026 is a Saturday.
test.each([
  ['two nights in May for six', stayOf('2026-05-05', 2, 6), 40, 2 * 180 + 40],
  ['three nights in May for eight', stayOf('2026-05-05', 3, 8), 40, 3 * (180 + 2 * 20) + 40],
  ['a week in July for six', stayOf('2026-07-04', 7, 6), 40, 7 * 180 - 126 + 40],
  ['a week in July for eight', stayOf('2026-07-04', 7, 8), 8, 7 * 220 - 154 + 40],
  ['two nights in May, seven days before', stayOf('2026-05-05', 2, 6), 7, 2 * 180 - 54 + 40],
  ['a week in July, five days before', stayOf('2026-07-04', 7, 6), 5, 7 * 180 - 189 + 40],
  ['ten nights over New Year for four', stayOf('2026-12-27', 10, 4), 100, 10 * 180 - 180 + 40],
  ['a week over 29 February', stayOf('2028-02-26', 7, 2), 100, 7 * 180 - 126 + 40],
])('%s', (_name, request, daysBefore, total) => {
  expect(totalOf(request, daysBefore)).toBe(total)
})

test.each([
  ['one night', stayOf('2026-05-05', 1, 2), ['min_nights']],
  ['three nights in July', stayOf('2026-07-04', 3, 2), ['min_nights', 'departure_weekday']],
  ['a week from Sunday in August', stayOf('2026-08-02', 7, 2), ['arrival_weekday', 'departure_weekday']],
  ['two weeks in July', stayOf('2026-07-04', 14, 2), ['max_nights']],
  ['a week from Saturday', stayOf('2026-07-04', 7, 2), []],
])('%s is refused for %j', (_name, request, codes) => {
  const moment = momentOf('2026-05-01T10:00:00Z')
  const restrictions = restrictionsFor({ table, request, taken: new Map(), settings, moment })
  expect(restrictions.map(({ code }) => code)).toEqual(codes)
})

test('within seven days the larger discount holds, and the weekly one is named as smaller', () => {
  const request = stayOf('2026-07-04', 7, 6)
  const context = { settings, today: '2026-06-29' }
  expect(explainRules({ table, request }, stayLines(table, request, settings), context)).toMatchObject([
    { title: 'Týždenný pobyt', reason: 'smaller' },
    { title: 'Last minute', amount: -18_900, reason: null },
  ])
})
