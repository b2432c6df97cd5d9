import { readFile } from 'node:fs/promises'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

const old = [
  { label: 'do 11', up_to_age: 11, percent: 50 },
  { label: 'do 2', up_to_age: 2, percent: 0 },
]
const bands = [
  { label: 'Bábätko', from_age: 0, up_to_age: 2, percent: 0, amount: 500, no_bed: true },
  { label: 'Dieťa 3 – 12', from_age: 3, up_to_age: 12, percent: 0, amount: 1500, no_bed: false },
]

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ stay_tax_rates: [] })
})
afterAll(() => api.close())

async function totalFor(unit: string, adults: number, children_ages: number[]): Promise<number> {
  const stays = [aStay(unit, '2027-06-01', '2027-06-03', { adults, children_ages })]
  const { status, body } = await api.call('POST', '/quotes', { body: { stays } })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as PriceBreakdown).total
}

/** Parties of the old and of the new shape of bands. */
const parties: readonly [number, number[]][] = [
  [1, []],
  [1, [4]],
  [2, [1]],
  [2, [4]],
  [2, [12]],
  [3, []],
]

test('the migration writes out bands in the old shape and changes no price', async () => {
  await property.settings({ age_bands: old })
  const totals = () => Promise.all(parties.map(([adults, ages]) => totalFor(property.unit, adults, ages)))
  const before = await totals()
  const migration = await readFile(new URL('../db/migrations/0044_child_prices.sql', import.meta.url), 'utf8')
  const pool = new pg.Pool({ ...api.connection, max: 1 })
  await pool.query(migration.split('--> statement-breakpoint').at(-1) ?? '')
  await pool.end()
  const { age_bands } = (await property.call('GET', '/global-settings')).body as Settings
  expect(age_bands).toEqual([
    { label: 'do 11', from_age: 3, up_to_age: 11, percent: 50, base_percent: 100, no_bed: false },
    { label: 'do 2', from_age: 0, up_to_age: 2, percent: 0, base_percent: 100, no_bed: true },
  ])
  // Settings that the migration has written can be saved as they are.
  await property.settings({ age_bands })
  expect(await totals()).toEqual(before)
})

test('a child on an extra bed pays the amount of its band, a baby the cot; a unit may have its own bands', async () => {
  await property.settings({ age_bands: bands })
  const unit = await property.addUnit({ base_price: 6000, extra_person_price: 2000 })
  expect(await totalFor(unit, 2, [4])).toBe(2 * (6000 + 1500))
  expect(await totalFor(unit, 3, [1])).toBe(2 * (6000 + 2000 + 500))
  await property.call('PUT', `/accommodation-units/${unit}`, {
    age_bands: [{ label: 'Do 10', up_to_age: 10, percent: 10 }],
  })
  expect(await totalFor(unit, 2, [4])).toBe(2 * (6000 + 200))
})

test('refuses bands with a gap or an overlap, of the property and of a unit', async () => {
  const gap = [bands[0], { ...bands[1], from_age: 5 }]
  const overlap = [bands[0], { ...bands[1], from_age: 2 }]
  const refused = (code: string) => ({
    status: 400,
    body: { fields: [{ path: 'age_bands.1.from_age', code }] },
  })
  for (const path of ['/global-settings', `/accommodation-units/${property.unit}`]) {
    expect(await property.call('PUT', path, { age_bands: gap })).toMatchObject(refused('ages_missing'))
    expect(await property.call('PUT', path, { age_bands: overlap })).toMatchObject(refused('ages_overlap'))
  }
})
