import { addDays } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inTransaction, openDatabase, type Db } from '../db/database.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, hold, type TestProperty } from '../testing/test-property.ts'
import { listTakenBetween } from './night-queries.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

/** PostgreSQL plans the first five readings of a connection anew in any case. */
const always = 5
const first = '2027-05-03'

/** Adds copies of the unit, so that a plan for ten units costs more than one for the unit that is asked for. */
const addUnits = (db: Db) =>
  db.execute(sql`
    insert into accommodation_units
    select (jsonb_populate_record(unit, jsonb_build_object('id', gen_random_uuid(), 'title', 'Izba ' || n,
      'code', 'K' || n, 'slug', 'izba-' || n))).*
    from accommodation_units unit, generate_series(1, 100) n where unit.id = ${property.unit}`)

/** How often this connection has planned each of the statements anew. */
async function plannedAnew(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; custom: number }>(sql`
    select name, custom_plans::int as custom from pg_prepared_statements
    where name in ('list_stays_seen', 'list_taken_of_units_between') order by name`)
  return Object.fromEntries(rows.map(({ name, custom }) => [name, custom]))
}

test('the stays of an e-mail and the nights of its rooms are read by plans that are kept', async () => {
  const { db } = api.api
  await addUnits(db)
  for (let week = 0; week < 5; week++) {
    const arrival = addDays(first, 7 * week)
    await hold(api, [aStay(property.unit, arrival, addDays(arrival, 2))], `10.0.0.${week}`)
  }
  await db.execute(sql`analyze`)
  const { rows } = await db.execute<{ id: string }>(sql`select id from reservations limit 1`)
  // The connections of the holds have planned the same readings for tables with fewer rows, which would count.
  const fresh = openDatabase({ ...api.connection, max: 1 })
  onTestFinished(() => fresh.$client.end())
  await inTransaction(fresh, async (tx) => {
    const read = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await listStayViews(tx, [rows[0]?.id ?? ''])
        await listTakenBetween(tx, first, addDays(first, 3), new Date(), { unitIds: [property.unit] })
      }
      return plannedAnew(tx)
    }
    const planned = await read(always)
    expect(Object.values(planned)).toEqual([always, always])
    expect(await read(3)).toEqual(planned)
  })
})
