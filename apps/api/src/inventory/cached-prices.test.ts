import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction, openDatabase, type Database, type Db } from '../db/database.ts'
import { cachedRead } from '../db/cached-read.ts'
import { readSettings } from '../property/settings.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { buildProperty } from '../testing/test-property.ts'
import { listActiveServices, listCommonServices } from './common-service-queries.ts'
import { listDayRates } from './day-rate-queries.ts'
import { listOnlyPackages } from './only-packages.ts'
import { listRatePlans } from './plan-queries.ts'
import { readPriceData } from './price-data.ts'
import { listRateTables } from './rate-queries.ts'

/** Cached prices follow every change, also of other instances (decision 127). */
let api: TestApi
let db: Database
/** Another instance's connections. */
let other: Database
let unit: string

beforeAll(async () => {
  api = await startTestApi()
  const property = await buildProperty(api)
  unit = await property.addUnit({ base_price: 7_000 })
  db = api.api.db
  other = openDatabase(api.connection)
})
afterAll(async () => {
  await other.$client.end()
  await api.close()
})

const basePrice = async (on: Db) =>
  (await listRateTables(on, '2027-06-01', '2027-06-08', [unit])).get(unit)?.unit.base_price
const setPrice = (on: Db, cents: number) =>
  on.execute(sql`update accommodation_units set base_price = ${cents} where id = ${unit}`)

const textOf = (query: unknown) => (query as pg.QueryConfig).text

/** Texts of the statements that `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const texts = spy.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : textOf(query),
  )
  spy.mockRestore()
  return texts
}

const readAll = (on: Db) =>
  Promise.all([
    readSettings(on),
    readPriceData(on),
    listRatePlans(on),
    listActiveServices(on),
    listCommonServices(on),
    listOnlyPackages(on),
    listDayRates(on, '2027-06-01', '2027-06-08'),
  ])

test('a second read asks only for the version', async () => {
  await readAll(db)
  const texts = await statementsOf(() => readAll(db))
  expect(texts).toEqual([expect.stringContaining('price_data_version')])
})

test('reads that begin before the version is sent share it; a later one asks again', async () => {
  await basePrice(db)
  const texts = await statementsOf(async () => {
    const together = [basePrice(db), basePrice(db)]
    await setImmediate()
    await Promise.all([...together, basePrice(db)])
  })
  expect(texts.filter((text) => text.includes('price_data_version'))).toHaveLength(2)
})

test('a change by another instance is seen by the next read, inside a transaction, too', async () => {
  expect(await basePrice(db)).toBe(7_000)
  await setPrice(other, 7_500)
  expect(await basePrice(db)).toBe(7_500)
  await inTransaction(db, async (tx) => {
    expect(await basePrice(tx)).toBe(7_500)
    await setPrice(other, 8_000)
    expect(await basePrice(tx)).toBe(8_000)
  })
})

test('a change that is rolled back is seen by its own transaction alone', async () => {
  const price = await basePrice(db)
  const work = inTransaction(db, async (tx) => {
    await setPrice(tx, 9_999)
    expect(await basePrice(tx)).toBe(9_999)
    expect(await basePrice(db)).toBe(price)
    throw new Error('undone')
  })
  await expect(work).rejects.toThrow('undone')
  expect(await basePrice(db)).toBe(price)
})

test('prices that change while they are read are not cached', async () => {
  let change: (() => Promise<unknown>) | null = () => setPrice(other, 6_100)
  const read = cachedRead(async (on) => {
    const { rows } = await on.execute<{ base_price: number }>(
      sql`select base_price from accommodation_units where id = ${unit}`,
    )
    await change?.()
    return rows[0]?.base_price
  })
  expect(await read(db)).not.toBe(6_100)
  change = null
  expect(await read(db)).toBe(6_100)
})

test('every table that cached prices are read from renews the version', async () => {
  const fresh = openDatabase(api.connection)
  const texts = (await statementsOf(() => readAll(fresh))).filter(
    (text) => !text.includes('price_data_version'),
  )
  await listDayRates(fresh, '2027-06-01', '2027-06-08')
  await fresh.$client.end()
  const read = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|join)\s+"?(\w+)"?/g)].map(([, name]) => name),
  )
  const { rows } = await db.execute<{ name: string; events: number }>(
    sql`select tgrelid::regclass::text as name, tgtype::int as events from pg_trigger where tgname = 'renew_price_data_version'`,
  )
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const isTable = new Set(tables.rows.map(({ name }) => name))
  const insertDeleteUpdateTruncate = 4 + 8 + 16 + 32
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(read)].filter((name) => isTable.has(name ?? '')).toSorted(),
  )
  expect(rows.every(({ events }) => events === insertDeleteUpdateTruncate)).toBe(true)
})

test('control: without the trigger an old price would be shown', async () => {
  const price = await basePrice(db)
  await other.execute(sql`alter table accommodation_units disable trigger renew_price_data_version`)
  await setPrice(other, 1)
  expect(await basePrice(db)).toBe(price)
  await other.execute(sql`alter table accommodation_units enable trigger renew_price_data_version`)
  await setPrice(other, 7_000)
  expect(await basePrice(db)).toBe(7_000)
})

test('cached data cannot be changed by a caller', async () => {
  const settings = await readSettings(db)
  expect(() => Object.assign(settings, { business_name: 'other' })).toThrow(TypeError)
})
