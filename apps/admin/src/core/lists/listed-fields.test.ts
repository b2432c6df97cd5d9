import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { expect, test } from 'vitest'
import { narrowFields } from './listed-fields.ts'

test('a phone tells the prices of a season apart by unit, nights and amount', () => {
  const { columns, details } = narrowFields(prices)
  expect(columns.map(([key]) => key)).toEqual(['title', 'price'])
  expect(details.map(([key]) => key)).toEqual(['accommodation_unit', 'valid_from', 'valid_to'])
})
