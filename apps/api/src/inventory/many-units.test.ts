import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, hold, type TestProperty } from '../testing/test-property.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

test('with more units than a list has on a page, the last one is read, offered and held', async () => {
  const unit = await property.addUnit({ order: 0 })
  const { rows } = await api.api.db.$client.query<{ id: string; order: number }>(
    `insert into accommodation_units
      select (jsonb_populate_record(unit, jsonb_build_object('id', gen_random_uuid(), 'title', 'Izba ' || n,
        'code', 'C' || n, 'slug', 'rad-' || n, 'order', n))).*
      from accommodation_units unit, generate_series(1, 130) n where unit.id = $1 returning id, "order"`,
    [unit],
  )
  const last = rows.find(({ order }) => order === 130)?.id ?? ''
  const idsOf = async (path: string, key: 'id' | 'accommodation_unit') =>
    ((await api.call('GET', path)).body as Record<string, string>[]).map((row) => row[key])
  const all = await property.call('GET', '/accommodation-units/count')
  expect(await idsOf('/accommodation-units?_sort=order:ASC&_start=100&_limit=100', 'id')).toContain(last)
  const offered = await idsOf('/availability?from=2027-05-04&to=2027-05-06&adults=2', 'accommodation_unit')
  expect(offered).toHaveLength(Number(all.body))
  expect(offered).toContain(last)
  expect(await hold(api, [aStay(last, '2027-05-04', '2027-05-06')])).toMatchObject({
    token: expect.any(String),
  })
})
