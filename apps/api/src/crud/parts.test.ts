import { collections } from '@dvor/contract/collections/index.ts'
import { otherUses } from '@dvor/contract/errors/uses.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../collections/index.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { listNamedReferences } from './constraints.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const refused = (details: Record<string, number>) => ({
  status: 409,
  body: { code: 'in_use', details, fields: [{ path: 'parts', code: 'required' }] },
})
const picture = (owner: Record<string, string>) => property.add('gallery-images', { ...owner, active: true })
const countOf = async (path: string) => ((await property.call('GET', path)).body as unknown[]).length

test('a unit counts its prices and pictures before they are deleted with it', async () => {
  const unit = await property.addUnit()
  const season = { valid_from: '2027-07-01', valid_to: '2027-07-31', price: 9000 }
  await property.addPrice({ accommodation_unit: unit, ...season })
  await property.addPrice({ accommodation_unit: unit, ...season })
  await picture({ accommodation_unit: unit })
  const path = `/accommodation-units/${unit}`
  expect(await property.call('DELETE', path)).toMatchObject(refused({ prices: 2, gallery_images: 1 }))
  expect(await countOf(`/prices?accommodation_unit=${unit}`)).toBe(2)
  expect((await property.call('DELETE', `${path}?parts=delete`)).status).toBe(200)
  expect(await countOf(`/prices?accommodation_unit=${unit}`)).toBe(0)
})

test('a dry run counts what stands on a unit and removes nothing', async () => {
  const unit = await property.addUnit()
  const path = `/accommodation-units/${unit}`
  expect((await property.call('DELETE', `${path}?dry_run=true`)).status).toBe(200)
  await property.addPrice({
    accommodation_unit: unit,
    valid_from: '2027-07-01',
    valid_to: '2027-07-31',
    price: 9000,
  })
  expect(await property.call('DELETE', `${path}?dry_run=true`)).toMatchObject(refused({ prices: 1 }))
  expect((await property.call('DELETE', `${path}?dry_run=true&parts=delete`)).status).toBe(200)
  expect((await property.call('GET', path)).status).toBe(200)
  expect(await countOf(`/prices?accommodation_unit=${unit}`)).toBe(1)
})

test('a service counts its slots and the activities that refer to it', async () => {
  const price = { price: 900, price_unit: 'group', vat_kind: 'other' }
  const service = await property.add('services', { title: 'Sauna', ...price })
  await property.add('service-slots', {
    service,
    weekday: 1,
    time_from: '18:00',
    time_to: '19:00',
    capacity: 4,
  })
  const activity = await property.add('activities', { title: 'Sauna', kind: 'service', service })
  const path = `/services/${service}`
  expect(await property.call('DELETE', path)).toMatchObject(refused({ service_slots: 1, activities: 1 }))
  expect((await property.call('DELETE', `${path}?parts=delete`)).status).toBe(200)
  expect((await property.call('GET', `/activities/${activity}`)).body).toMatchObject({ service: null })
})

test('galleries and activities count their pictures, and those without any are deleted at once', async () => {
  const gallery = await property.add('galleries', { title: 'Dvor' })
  const activity = await property.add('activities', { title: 'Jazda', kind: 'farm' })
  const image = await picture({ gallery })
  await picture({ activity })
  expect(await property.call('DELETE', `/galleries/${gallery}`)).toMatchObject(refused({ gallery_images: 1 }))
  expect(await property.call('DELETE', `/activities/${activity}`)).toMatchObject(
    refused({ gallery_images: 1 }),
  )
  expect((await property.call('DELETE', `/gallery-images/${image}`)).status).toBe(200)
  expect((await property.call('DELETE', `/galleries/${gallery}`)).status).toBe(200)
})

test('references that always refuse are counted and cannot be confirmed', async () => {
  const object = await property.add('accommodation-objects', { title: 'Sýpka' })
  await property.addUnit({ accommodation_object: object })
  for (const query of ['', '?parts=delete']) {
    const { status, body } = await property.call('DELETE', `/accommodation-objects/${object}${query}`)
    expect({ status, body }).toMatchObject({ status: 409, body: { details: { accommodation_units: 1 } } })
    expect(body).not.toHaveProperty('fields')
  }
})

test('a unit with a calendar’s address counts its stays and their nights, and no table without a name', async () => {
  const unit = await property.addUnit()
  await book(api, [aStay(unit, '2027-05-04', '2027-05-06')], { payment_method: 'on_site' })
  expect((await property.call('GET', `/accommodation-units/${unit}/calendar-export`)).status).toBe(200)
  const { status, body } = await property.call('DELETE', `/accommodation-units/${unit}?dry_run=true`)
  expect(status).toBe(409)
  expect((body as { details: unknown }).details).toEqual({ stays: 1, room_nights: 2 })
})

test('every table that can be counted has a name for the owner', async () => {
  const known = [
    ...Object.keys(collections).map((name) => name.replaceAll('-', '_')),
    ...otherUses.map(({ value }) => value),
  ]
  for (const collection of registry.values()) {
    const named = await listNamedReferences(api.api.db, collection)
    expect(known, collection.declaration.name).toEqual(
      expect.arrayContaining(named.map(({ table }) => table)),
    )
  }
})
