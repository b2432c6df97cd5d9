import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { expect, it } from 'vitest'
import { copiedValues, copyPath } from './copies.ts'
import type { AnyRecord } from './records.ts'

const room = {
  id: 'a',
  updatedAt: '2026-11-23T10:00:00Z',
  title: 'Izba 1',
  code: 'I1',
  slug: 'izba-1',
  image: { id: 'picture' },
  accommodation_object: { id: 'farm', title: 'Farma' },
  capacity: 4,
  base_price: 2800,
  price_basis: 'person',
} as unknown as AnyRecord

it('begins a copy with the record’s values, without its address and its picture', () => {
  const values = copiedValues(accommodationUnits, room)
  expect(values).toMatchObject({ title: 'Izba 1', capacity: 4, base_price: 2800, price_basis: 'person' })
  expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['slug']))
  expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['image']))
  expect(copyPath(accommodationUnits, 'a')).toBe('/accommodation-units/add?copy=a')
})
