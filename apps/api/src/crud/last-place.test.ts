import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHouse, type House } from '../testing/a-house.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let house: House
let gallery: string
let object: string
let units = 0
beforeAll(async () => {
  api = await startTestApi()
  house = await buildHouse(api)
  object = await house.add('accommodation-objects', { title: 'Dom' })
  gallery = await house.add('galleries', { title: 'Dvor' })
})
afterAll(() => api.close())

/** What a record of the collection cannot be without. */
const needed: Readonly<Record<string, () => Record<string, unknown>>> = {
  'accommodation-units': () => ({
    title: 'Izba',
    code: `P${++units}`,
    accommodation_object: object,
    capacity: 2,
    base_price: 8000,
  }),
  activities: () => ({ title: 'Jazda', kind: 'farm' }),
  'common-services': () => ({ title: 'Raňajky', price: 900, price_unit: 'person_night', vat_kind: 'food' }),
  'gallery-images': () => ({ active: true, gallery }),
  services: () => ({ title: 'Sauna', price: 900, price_unit: 'group', vat_kind: 'other' }),
  'survey-questions': () => ({ text: 'Ako bolo?', kind: 'text' }),
}

const all: readonly Collection[] = Object.values(collections)
const placed = all
  .filter(({ operations }) => operations.includes('create'))
  .flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { isPlace }]) => (isPlace ? [{ name, field }] : [])),
  )

test('the collections that visitors see in an order of the owner are declared so', () => {
  expect(placed.length).toBeGreaterThan(10)
  expect(all.filter(({ sort, fields }) => sort === 'order:ASC' && !fields['order']?.isPlace)).toEqual([])
})

test.each(placed)('a new record of $name comes last, unless it names its place', async ({ name, field }) => {
  const body = needed[name]?.() ?? { title: 'Niečo' }
  const first = await house.add(name, { ...body, [field]: 40 })
  const second = await house.add(name, body)
  const third = await house.add(name, { ...body, [field]: null })
  const { body: listed } = await house.call('GET', `/${name}?_limit=-1`)
  const last = (listed as Record<string, unknown>[]).slice(-3).map((row) => [row['id'], row[field]])
  expect(last).toEqual([
    [first, 40],
    [second, 41],
    [third, 42],
  ])
})

test('after the last place a record shares it, and can be sent back whole', async () => {
  await house.add('halls', { title: 'Posledná', order: 1_000_000 })
  const id = await house.add('halls', { title: 'Ešte jedna' })
  const { body } = await house.call('GET', `/halls/${id}`)
  expect(body).toMatchObject({ order: 1_000_000 })
  expect((await house.call('PUT', `/halls/${id}`, body)).status).toBe(200)
})
