import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import { expect, test } from 'vitest'
import { narrowFields, tabletFields } from './listed-fields.ts'

test('a phone tells the prices of a season apart by unit, nights and amount', () => {
  const { columns, details } = narrowFields(prices)
  expect(columns.map(([key]) => key)).toEqual(['title', 'price'])
  expect(details.map(([key]) => key)).toEqual(['accommodation_unit', 'valid_from', 'valid_to'])
})

test('a tablet has four columns of a long list and the details of a phone below the title', () => {
  const { columns, details } = tabletFields(accommodationUnits)
  expect(columns.map(([key]) => key)).toEqual(['image', 'title', 'capacity', 'base_price'])
  expect(details.map(([key]) => key)).toEqual(['accommodation_object', 'code'])
})

test('a tablet makes columns of the last details of a phone where room is left', () => {
  const { columns, details } = tabletFields(coupons)
  expect(columns.map(([key]) => key)).toEqual(['code', 'value', 'used_count', 'active'])
  expect(details.map(([key]) => key)).toEqual(['title', 'valid_from', 'stay_from'])
})

test.each([
  [prices, ['title', 'accommodation_unit', 'price', 'active'], ['valid_from', 'valid_to']],
  [seasonalOffers, ['image', 'title', 'price_text', 'active'], ['valid_from', 'valid_to']],
])('a tablet keeps the first and the last day of $name together', (collection, shown, below) => {
  const { columns, details } = tabletFields(collection)
  expect(columns.map(([key]) => key)).toEqual(shown)
  expect(details.map(([key]) => key)).toEqual(below)
})
