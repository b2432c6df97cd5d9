import { expect, it } from 'vitest'
import { rateOn } from '../pricing/rate.ts'
import { rateTable } from '../pricing/rate-table.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { sampleUnit } from '../testing/samples.ts'
import { pricedByRooms, roomsTotal } from './whole-price.ts'

const perPerson = rateTable(
  sampleUnit({ id: 'a', price_basis: 'person', base_price: 2_800, capacity: 3 }),
  [],
)
const seasonal = rateTable(sampleUnit({ id: 'b', base_price: 7_005 }), [
  sampleRow({ valid_from: '2026-07-02', valid_to: '2026-07-02', price: 9_000 }),
])
const whole = (rows = [sampleRow({ valid_from: '2026-07-04', valid_to: '2026-07-04', price: 50_000 })]) =>
  rateTable(sampleUnit({ id: 'whole', let_as: 'building', rooms_discount: 10, base_price: 1 }), rows)
const range = { from: '2026-07-01', until: '2026-07-05' }

it('is the sum of full rooms less the discount, rounded once half away from zero', () => {
  // 3 × 28.00 + 70.05 = 154.05 €, less a tenth 138.645 €.
  expect(roomsTotal([perPerson, seasonal], 10, '2026-07-01')).toBe(13_865)
  expect(roomsTotal([perPerson, seasonal], 0, '2026-07-01')).toBe(15_405)
  expect(roomsTotal([perPerson, seasonal], 100, '2026-07-01')).toBe(0)
})

it('takes the place of the base price; seasons of the rooms change it, seasons of the whole precede it', () => {
  const table = pricedByRooms(whole(), [perPerson, seasonal], range)
  const nights = ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05']
  expect(nights.map((night) => rateOn(table, night).price)).toEqual([13_865, 15_660, 13_865, 50_000, 13_865])
  expect(rateOn(table, '2026-07-01').row?.title).toBe('Izby spolu − 10 %')
  expect(rateOn(table, '2026-07-04').row?.title).toBe('Leto')
})
