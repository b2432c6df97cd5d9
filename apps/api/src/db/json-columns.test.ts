import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { buildProperty } from '../testing/test-property.ts'
import { jsonColumns } from './json-columns.ts'
import { units } from './schema/accommodation/accommodation-units.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const property = await buildProperty(api)
  await property.addUnit({ title: 'Úvodzovky " a \\ €', code: 'Z9' })
})
afterAll(() => api.close())

const fields = {
  id: units.id,
  title: units.title,
  code: units.code,
  active: units.active,
  capacity: units.capacity,
  occupancy_prices: units.occupancy_prices,
  length: sql<number>`length(${units.title})`,
  nothing: sql<null>`null`,
  createdAt: units.createdAt,
}

async function readBoth(code?: string) {
  const { db } = api.api
  const where = code === undefined ? undefined : eq(units.code, code)
  const plain = await db.select(fields).from(units).where(where).orderBy(asc(units.code))
  const shown = jsonColumns(fields)
  const found = db.select(shown.fields).from(units).where(where).orderBy(asc(units.code)).as('found')
  const [row] = await db.select({ columns: shown.columns }).from(found)
  return { plain, rows: shown.rows(row?.columns) }
}

test('rows have the values and the order that they have when each is read by itself', async () => {
  await api.api.db.execute(
    sql`update accommodation_units set created_at = '2026-11-21 10:00:00.05+00' where code = 'Z9'`,
  )
  const { plain, rows } = await readBoth()
  expect(plain.length).toBeGreaterThan(1)
  expect(plain.at(-1)).toMatchObject({ createdAt: '2026-11-21T10:00:00.050Z', nothing: null })
  expect(rows).toEqual(plain)
})

test('no rows are an empty list', async () => {
  expect((await readBoth('none')).rows).toEqual([])
})
