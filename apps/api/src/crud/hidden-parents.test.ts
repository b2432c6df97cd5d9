import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicCollections } from '../testing/public-collections.ts'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const all: readonly Collection[] = Object.values(collections)
const parentsOf = ({ fields }: Collection) =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'relation' && field.parent ? [{ key, to: field.to }] : [],
  )
/** Records that visitors read and that belong to others. */
const parts = all
  .filter(({ name }) => publicCollections.has(name))
  .flatMap((part) => parentsOf(part).map(({ key, to }) => ({ name: part.name, part, key, to })))

/** Required values of a record, apart from its parent. */
const needed: Readonly<Record<string, Record<string, unknown>>> = {
  'accommodation-units': { code: 'C', capacity: 2, base_price: 8000 },
  activities: { kind: 'farm' },
  'gallery-images': { active: true, title: undefined },
  prices: { valid_from: '2027-07-01', valid_to: '2027-07-31', price: 9000 },
  'service-slots': { title: undefined, weekday: 1, time_from: '10:00', time_to: '11:00', capacity: 4 },
  services: { price: 900, price_unit: 'group', vat_kind: 'other' },
}

/** Adds a record with the parents it needs. @returns its id and those of its parents, the nearest first */
async function add(
  name: string,
  own: Record<string, unknown> = {},
): Promise<{ id: string; parents: string[][] }> {
  const declared = all.find((one) => one.name === name)
  const missing = declared
    ? parentsOf(declared).filter(({ key }) => declared.fields[key]?.presence === 'required' && !own[key])
    : []
  const parents: string[][] = []
  const values: Record<string, unknown> = { title: 'Záznam', ...needed[name], ...own }
  for (const { key, to } of missing) {
    const parent = await add(to)
    parents.push([to, parent.id], ...parent.parents)
    values[key] = parent.id
  }
  return { id: await property.add(name, values), parents }
}

test('the parts of other records are declared', () => {
  expect(parts.map(({ name, key }) => `${name}.${key}`).toSorted()).toEqual([
    'accommodation-units.accommodation_object',
    'gallery-images.accommodation_unit',
    'gallery-images.activity',
    'gallery-images.gallery',
    'prices.accommodation_unit',
    'prices.rate_plan',
    'service-slots.service',
  ])
})

test.each(parts)('$name is hidden with its $key in every read', async ({ name, part, key, to }) => {
  const parent = await add(to)
  const { id } = await add(name, { [key]: parent.id })
  const has = (operation: Collection['operations'][number]) => part.operations.includes(operation)
  const seen = async () => {
    const query = `id=${id}&${key}=${parent.id}`
    const listed = (await api.call('GET', `/${name}?${query}`)).body as unknown[]
    const counted = has('count') ? (await api.call('GET', `/${name}/count?${query}`)).body : listed.length
    const single = has('single') ? (await api.call('GET', `/${name}/${id}`)).status : undefined
    return { listed: listed.length, counted, single }
  }
  const hidden = { listed: 0, counted: 0, single: has('single') ? 404 : undefined }
  const shown = { listed: 1, counted: 1, single: has('single') ? 200 : undefined }
  expect(await seen()).toEqual(shown)
  for (const [ofParent = '', parentId = ''] of [[to, parent.id], ...parent.parents]) {
    await property.call('PUT', `/${ofParent}/${parentId}`, { active: false })
    expect(await seen(), `${ofParent} is hidden`).toEqual(hidden)
    expect((await property.call('GET', `/${name}?id=${id}`)).body).toHaveLength(1)
    await property.call('PUT', `/${ofParent}/${parentId}`, { active: true })
  }
  expect(await seen()).toEqual(shown)
})

test('a unit of a hidden object cannot be booked by a guest, nor its calendar read', async () => {
  const object = await add('accommodation-objects')
  const unit = await property.addUnit({ accommodation_object: object.id })
  const stays = [{ accommodation_unit: unit, arrival: '2027-07-01', departure: '2027-07-03', adults: 2 }]
  await property.call('PUT', `/accommodation-objects/${object.id}`, { active: false })
  expect(await api.call('POST', '/reservation-holds', { body: { stays } })).toMatchObject({
    status: 409,
    body: { code: 'not_available', details: { stays: [{ refusals: [{ code: 'not_offered' }] }] } },
  })
  const calendar = `/accommodation-units/${unit}/calendar?from=2027-07-01&to=2027-07-03`
  expect((await api.call('GET', calendar)).status).toBe(404)
})
