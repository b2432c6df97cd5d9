import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let gallery: string
let offer: string
let object: string
let units = 0
let plans = 0
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  object = await property.add('accommodation-objects', { title: 'Dom' })
  gallery = await property.add('galleries', { title: 'Dvor' })
  offer = await property.add('seasonal-offers', { title: 'Ponuka' })
})
afterAll(() => api.close())

/** Required values of a record of the collection. */
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
  packages: () => ({
    title: 'Advent',
    seasonal_offer: offer,
    nights: 2,
    arrival_from: '2027-12-03',
    arrival_to: '2027-12-19',
    price: 20_000,
    price_basis: 'unit',
  }),
  'price-rules': () => ({
    title: 'Týždeň',
    kind: 'length_of_stay',
    direction: 'discount',
    effect: 'percent',
    value: 1000,
    nights_from: 7,
  }),
  products: () => ({ title: 'Med', kind: 'farm', price: 900, vat_kind: 'food' }),
  'rate-plans': () => ({ title: `Sadzba ${++plans}` }),
  resources: () => ({ title: 'Kone', quantity: 2 }),
  services: () => ({ title: 'Sauna', price: 900, price_unit: 'group', vat_kind: 'other' }),
  'map-shapes': () => ({ title: 'Cesta', kind: 'road', points: '49.1462, 19.3418\n49.1470, 19.3420' }),
  'survey-questions': () => ({ text: 'Ako bolo?', kind: 'text' }),
}

const all: readonly Collection[] = Object.values(collections)
const placed = all
  .filter(({ operations }) => operations.includes('create'))
  .flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { isPlace }]) => (isPlace ? [{ name, field }] : [])),
  )

test('the collections with an order of the owner are declared so', () => {
  expect(placed.length).toBeGreaterThan(10)
  expect(all.filter(({ sort, fields }) => sort === 'order:ASC' && !fields['order']?.isPlace)).toEqual([])
})

test.each(placed)('a new record of $name is last unless it has a place', async ({ name, field }) => {
  const body = () => needed[name]?.() ?? { title: 'Niečo' }
  const first = await property.add(name, { ...body(), [field]: 40 })
  const second = await property.add(name, body())
  const third = await property.add(name, { ...body(), [field]: null })
  const { body: listed } = await property.call('GET', `/${name}?_limit=-1`)
  const last = (listed as Record<string, unknown>[]).slice(-3).map((row) => [row['id'], row[field]])
  expect(last).toEqual([
    [first, 40],
    [second, 41],
    [third, 42],
  ])
})

test('records after the last place share it, and can be sent back whole', async () => {
  await property.add('halls', { title: 'Posledná', order: 1_000_000 })
  const id = await property.add('halls', { title: 'Ešte jedna' })
  const { body } = await property.call('GET', `/halls/${id}`)
  expect(body).toMatchObject({ order: 1_000_000 })
  expect((await property.call('PUT', `/halls/${id}`, body)).status).toBe(200)
})
