import { isStored } from '@dvor/contract/declaration/collection.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../collections/index.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { isOfGuest } from '../pricing/coupon-queries.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { searchable } from './sql.ts'

let property: TestApi
const kept = [...registry.values()].filter(({ hasSearchText }) => hasSearchText)

beforeAll(async () => {
  property = await startTestApi()
})
afterAll(() => property.close())

async function ask<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
  const { rows } = await property.api.db.$client.query<Row>(text, values)
  return rows
}

test.each(kept.map((collection) => [collection.declaration.name, collection] as const))(
  'all searched fields of %s are in the search text; long texts and links are not',
  async (name, { declaration, columns }) => {
    const [column] = await ask<{ made: string }>(
      `select pg_get_expr(d.adbin, d.adrelid) as made from pg_attrdef d
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       where a.attname = 'search_text' and a.attrelid = $1::regclass`,
      [name.replaceAll('-', '_')],
    )
    const looked = Object.entries(declaration.fields)
      .filter(
        ([key, field]) =>
          isStored(field) && searchable.has(field.kind) && field.kind !== 'html' && key !== 'token',
      )
      .flatMap(([key]) => columns[key]?.name ?? [])
    const missing = looked.filter((key) => !new RegExp(`\\b${key}\\b`).test(column?.made ?? ''))
    expect(looked.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  },
)

test('with ten thousand reservations a word and a known guest are found by indexes, not by a scan', async () => {
  await ask(
    `insert into reservations (id, number, token, state, guest_name, guest_email, guest_phone, price)
     select gen_random_uuid(), '8' || lpad(n::text, 8, '0'), gen_random_uuid()::text, 'confirmed',
       'Ľubica Ďurišová ' || n, 'lubica' || n || '@example.com', '+421 9' || lpad(n::text, 8, '0'), '{}'
     from generate_series(1, 10000) n`,
  )
  await ask('vacuum analyze reservations')
  const plan = await ask<{ 'QUERY PLAN': string }>(
    `explain select id from reservations where search_text like fold('%Ďurišová 777%')`,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('reservations_search_text')
  const rows = await ask(`select id from reservations where search_text like fold('%Ďurišová 777%')`)
  expect(rows).toHaveLength(11)
  const guest = isOfGuest({ email: 'lubica5@example.com', phone: '0900 000 777' })
  const { sql: text, params } = property.api.db
    .select({ name: reservations.guest_name })
    .from(reservations)
    .where(guest)
    .orderBy(reservations.number)
    .toSQL()
  const steps = await ask<{ 'QUERY PLAN': string }>(`explain ${text}`, params)
  const planned = steps.map((line) => line['QUERY PLAN']).join('\n')
  for (const name of ['reservations_by_email', 'reservations_by_phone']) expect(planned).toContain(name)
  expect(await ask(text, params)).toMatchObject([5, 777].map((n) => ({ guest_name: `Ľubica Ďurišová ${n}` })))
})
