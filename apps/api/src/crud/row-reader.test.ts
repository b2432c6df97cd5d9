import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../collections/index.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { openSample, type OpenSample } from '../testing/fixtures/open-sample.ts'
import { rowReader, type Selected } from './row-reader.ts'

let sample: OpenSample
const db = () => sample.api.api.db

beforeAll(async () => {
  sample = await openSample()
})
afterAll(() => sample.api.close())

/** The same statement read by Drizzle and by our reader. */
async function readTwice(selected: Selected, select: (fields: Selected) => Statement) {
  const statement = select(selected)
  const { session } = db()._
  const read = rowReader(selected)
  const own = session.prepareQuery<{ execute: unknown[]; all: never; values: never }>(
    statement.toSQL(),
    undefined,
    '',
    true,
    read,
  )
  return [await own.execute(), await statement]
}
interface Statement extends PromiseLike<unknown[]> {
  toSQL(): { sql: string; params: unknown[] }
}

test.each([...registry.keys()])('%s are read as Drizzle reads them', async (name) => {
  const { table } = registry.get(name) ?? expect.fail()
  const [ours, drizzles] = await readTwice({ row: table }, (fields) => db().select(fields).from(table))
  expect(ours).toEqual(drizzles)
})

test('the sample has rows of most collections', async () => {
  const counts = await Promise.all([...registry.values()].map(({ table }) => db().$count(table)))
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 2)
})

test('a joined record, one that is missing, and a single value', async () => {
  const fields = { row: units, building: objects, doubled: sql`${units.capacity} * 2` }
  for (const on of [eq(objects.id, units.accommodation_object), sql`false`]) {
    const [ours, drizzles] = await readTwice(fields, (chosen) =>
      db().select(chosen).from(units).leftJoin(objects, on),
    )
    expect(ours).toEqual(drizzles)
    expect(ours).not.toHaveLength(0)
  }
})
