import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { inTransaction, type Db } from './database.ts'
import { sqlState } from './sql-state.ts'
import { prepared } from './prepared.ts'
import { pipelined } from './pipelined.ts'

let api: TestApi
let db: Db

beforeAll(async () => {
  api = await startTestApi()
  db = api.api.db
  await db.execute(sql`create table marks (id int primary key)`)
  await db.execute(
    sql`create function put_mark(mark int) returns int language sql as 'insert into marks values (mark) returning id'`,
  )
  await db.execute(sql`create function wipe_marks() returns void language sql as 'delete from marks'`)
})
beforeEach(() => db.execute(sql`truncate marks`))
afterAll(() => api.close())

const wipe = prepared((on) =>
  on
    .select({ none: sql`wipe_marks()` })
    .from(sql`(select 1) as once`)
    .prepare('wipe_marks'),
)
const insertMark = prepared((on) =>
  on
    .select({ id: sql<number>`put_mark(${sql.placeholder('id')}::int)` })
    .from(sql`(select 1) as once`)
    .prepare('put_mark'),
)

const put = (on: Db, id: number) => insertMark(on).execute({ id })
const marks = async () =>
  (await db.execute<{ id: number }>(sql`select id from marks order by id`)).rows.map(({ id }) => id)

test('of pipelined statements the first failure is thrown, not its consequences', async () => {
  const work = inTransaction(db, (tx) => pipelined([put(tx, 1), put(tx, 1), put(tx, 2), put(tx, 3)]))
  await expect(work.catch(sqlState)).resolves.toBe('23505')
  expect(await marks()).toEqual([])
})

test('prepared statements run in the order in which they are called', async () => {
  await inTransaction(db, (tx) => pipelined([put(tx, 1), wipe(tx).execute(), put(tx, 1)]))
  expect(await marks()).toEqual([1])
})

test('nested work that fails leaves the outer transaction unchanged', async () => {
  await inTransaction(db, async (tx) => {
    await put(tx, 1)
    await inTransaction(tx, async (inner) => {
      await put(inner, 2)
      await put(inner, 1)
    }).catch(() => undefined)
    await inTransaction(tx, (inner) => put(inner, 3))
  })
  expect(await marks()).toEqual([1, 3])
})

test('two transactions that wait for each other both succeed: one is repeated', async () => {
  await pipelined([put(db, 1), put(db, 2)])
  const lock = (on: Db, id: number) => on.execute(sql`select id from marks where id = ${id} for update`)
  let tries = 0
  let holding = 0
  const bothHold = Promise.withResolvers<void>()
  const crossing = (mine: number, theirs: number) =>
    inTransaction(db, async (tx) => {
      tries++
      await lock(tx, mine)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await lock(tx, theirs)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  // More than once when the repeated transaction runs before the one that it let through has ended.
  expect(tries).toBeGreaterThan(2)
})

test('a connection in a failed state is usable again in the next transaction', async () => {
  for (let time = 0; time < 30; time++) {
    await inTransaction(db, (tx) => pipelined([put(tx, 1), put(tx, 1)])).catch(() => undefined)
    await inTransaction(db, (tx) => put(tx, 100 + time))
  }
  expect(await marks()).toHaveLength(30)
})
