import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../testing/databases.ts'
import { pgbouncerProgram, startPgBouncer, type PgBouncer } from '../testing/servers/pgbouncer.ts'
import { tally, times } from '../testing/servers/times-at-once.ts'
import { inTransaction, openDatabase, openDatabaseBehindPooler, type Database, type Db } from './database.ts'
import { pipelined } from './pipelined.ts'
import { sqlState } from './sql-state.ts'

/** Connections of PostgreSQL that are shared. */
const shared = 3
/** Statements at once. */
const atOnce = 20
/** A statement with this text ends when the test releases the lock. */
const held = 'pg_advisory_xact_lock_shared(4711)'

describe.skipIf(!pgbouncerProgram)(
  'statements through PgBouncer in transaction mode (needs apt-get install pgbouncer)',
  () => {
    let pgbouncer: PgBouncer
    let config: pg.PoolConfig
    let db: Database
    let keeper: pg.Client

    beforeAll(async () => {
      const pool = await copyDatabase()
      keeper = new pg.Client(pool)
      await keeper.connect()
      pgbouncer = await startPgBouncer(pool, { default_pool_size: shared })
      config = { ...pgbouncer.connection, max: atOnce }
      db = openDatabaseBehindPooler(config)
    })
    afterAll(async () => {
      await keeper.end()
      await db.$client.end()
      await pgbouncer.close()
    })

    const countHeld = async () =>
      (
        await keeper.query<{ n: number }>(`select count(*)::int as n from pg_locks
          where locktype = 'advisory' and objid = 4711 and not granted`)
      ).rows[0]?.n

    /** Keeps the first statements with `held` from ending until all connections of the server run one. */
    async function onAllConnections<T>(run: () => Promise<T>): Promise<T> {
      await keeper.query('select pg_advisory_lock(4711)')
      const running = run()
      await expect.poll(countHeld, { timeout: 20_000 }).toBe(shared)
      await keeper.query('select pg_advisory_unlock(4711)')
      return running
    }

    test('twenty connections share three of the server', async () => {
      const found = await onAllConnections(() =>
        times(atOnce, () => db.$client.query<{ pid: number }>(`select pg_backend_pid() as pid, ${held}`)),
      )
      expect(db.$client.totalCount).toBe(atOnce)
      expect(new Set(found.map(({ rows: [row] }) => row?.pid)).size).toBe(shared)
    })

    test('a failed transaction is rolled back and leaves its connection usable', async () => {
      await db.execute(sql`create table marks (id int primary key)`)
      const put = (on: Db, id: number) =>
        on.$client.query({ name: 'put_mark', text: 'insert into marks values ($1)', values: [id] })
      await times(atOnce, async (index) => {
        const twice = inTransaction(db, (tx) => pipelined([put(tx, index), put(tx, index)]))
        await expect(twice).rejects.toMatchObject({ code: '23505' })
        await inTransaction(db, (tx) => pipelined([put(tx, 100 + index), put(tx, 200 + index)]))
      })
      const { rows } = await db.execute<{ id: number }>(sql`select id from marks where id < 100 or id >= 200`)
      expect(rows).toHaveLength(atOnce)
      await db.execute(sql`drop table marks`)
    })

    test('control: with named statements a connection meets names of others', async () => {
      const run = async (one: Database) => {
        const states = await onAllConnections(() =>
          times(atOnce, (index) =>
            one.$client
              .query({ name: 'one_name', text: `select ${index}::int as n, ${held}` })
              .then(() => 'ok', sqlState),
          ),
        )
        return tally(states)
      }
      expect(await run(db)).toEqual({ ok: atOnce })
      const named = openDatabase(config)
      expect(await run(named)).toEqual({ ok: shared, '42P05': atOnce - shared })
      await named.$client.end()
    })
  },
)
