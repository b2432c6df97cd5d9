import type { PostgresConnection } from '@dvor/postgres/probe.ts'
import pg from 'pg'
import { rateOf } from '../load/lanes.ts'

/** One for each core, because bulk inserts are work for PostgreSQL alone. */
const lanes = 2

/** Foreign keys are not checked row by row, and an index is sorted in memory. */
const settings = '-c session_replication_role=replica -c maintenance_work_mem=1GB -c work_mem=256MB'

/**
 * Fills tables of a scratch database as bulk imports do: without triggers, with indexes created afterwards. @param
 * fill a statement for each table; they run in parallel
 */
export async function fillInBulk(
  connection: PostgresConnection,
  fill: Readonly<Record<string, string>>,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: lanes, options: settings })
  try {
    const indexes = await indexesOf(pool, Object.keys(fill))
    await runAll(
      pool,
      indexes.map(({ name }) => `drop index ${name}`),
    )
    await runAll(pool, Object.values(fill))
    await runAll(
      pool,
      indexes.map(({ make }) => make),
    )
  } finally {
    await pool.end()
  }
}

interface Index {
  name: string
  make: string
}

/** Indexes that belong to no constraint, because keys stay. Trigram indexes come first, because they take longest. */
async function indexesOf(pool: pg.Pool, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `select quote_ident(indexname) as name, indexdef as make from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conname = indexname)
     order by indexdef not like '%USING gin%'`,
    [tables],
  )
  return rows
}

async function runAll(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  await rateOf(statements.length, lanes, async (index) => {
    const begun = performance.now()
    const statement = statements[index] ?? ''
    await pool.query(statement)
    const seconds = (performance.now() - begun) / 1000
    if (seconds > 1) process.stdout.write(`${seconds.toFixed(0)} s: ${statement.slice(0, 60)}\n`)
  })
}
