import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { inTransaction } from './database.ts'
import { sqlState } from './sql-state.ts'

let api: TestApi
let keeper: pg.Client
beforeAll(async () => {
  api = await startTestApi()
  keeper = new pg.Client(api.connection)
  await keeper.connect()
})
afterAll(async () => {
  await keeper.end()
  await api.close()
})

const countWhere = async (condition: string): Promise<number> => {
  const { rows } = await keeper.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`)
  return rows[0]?.n ?? -1
}
/** Terminates connections as a restarting database does. */
const cut = (condition: string) =>
  keeper.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`)

/** SQLSTATE of a transaction that writes; undefined when it is committed. */
const sqlStateOfWrite = () =>
  inTransaction(api.api.db, (tx) => tx.execute(sql`create table if not exists written (id int)`)).then(
    () => undefined,
    (error: unknown) => sqlState(error) ?? 'no answer',
  )

test('a connection that breaks between two statements of a transaction fails that transaction only', async () => {
  const { db } = api.api
  const work = inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1`)
    const { $client } = tx
    const gone = new Promise((resolve) => $client.once('end', resolve))
    await cut(`state = 'idle in transaction'`)
    await gone
    await tx.execute(sql`select 2`)
  })
  await expect(work).rejects.toThrow()
  expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
})

test('a call whose connection breaks gets 503, and the next one is answered', async () => {
  const ask = () => api.call('GET', '/payment-methods?arrival=2027-04-01')
  await keeper.query('begin')
  await keeper.query('lock table global_settings in access exclusive mode')
  const waiting = ask()
  await expect.poll(() => countWhere(`wait_event_type = 'Lock'`), { timeout: 20_000 }).toBe(1)
  await cut(`wait_event_type = 'Lock'`)
  const { status, body, headers } = await waiting
  await keeper.query('rollback')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(headers['retry-after']).toBe('2')
  expect((await ask()).status).toBe(200)
})

test('a connection to a server that accepts no writes gets 503 and is replaced', async () => {
  const write = () => api.call('POST', '/auth/local', { body: { identifier: 'a@b.example', password: 'x' } })
  const { database = '' } = api.connection
  const name = pg.escapeIdentifier(database)
  await keeper.query(`alter database ${name} set default_transaction_read_only = on`)
  await cut(`application_name = 'dvor'`)
  // A killed connection may refuse one call before the pool has noticed it.
  await expect.poll(async () => (await sqlStateOfWrite()) ?? 'written', { timeout: 20_000 }).toBe('25006')
  const { status, body } = await write()
  expect(await sqlStateOfWrite()).toBe('25006')
  // The keeper's own connection still writes.
  await keeper.query(`alter database ${name} reset default_transaction_read_only`)
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  // Connections that were opened meanwhile stay read-only for as long as they are kept.
  expect(await sqlStateOfWrite()).toBeUndefined()
  expect((await write()).status).toBe(400)
})
