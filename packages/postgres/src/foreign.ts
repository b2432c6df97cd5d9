import pg from 'pg'
import { messageOf, PostgresFailure } from './failure.ts'

const OLDEST = 150_000

const starved = 'timeout expired'

/**
 * Checks that the PostgreSQL behind a DATABASE_URL can serve us: version 15 or newer, UTF-8, Slovak sorting.
 * @throws PostgresFailure with one line that starts with the setting's name; the password is never in it.
 */
export async function checkForeign(connectionString: string): Promise<void> {
  const [facts] = await readFrom<Found>('DATABASE_URL', connectionString, FACTS)
  const problem = facts && problemWith(facts)
  if (problem) throw new PostgresFailure(`DATABASE_URL: ${problem}`)
}

/**
 * Runs a query at the address that a setting names.
 * @throws PostgresFailure with one line that starts with the setting's name; the password is never in it.
 */
export async function readFrom<Row extends pg.QueryResultRow>(
  setting: string,
  connectionString: string,
  query: string,
): Promise<Row[]> {
  try {
    return await readOnce<Row>(setting, connectionString, query)
  } catch (error) {
    if (!messageOf(error).endsWith(starved)) throw error
    // The program is loaded meanwhile, which can hold a busy machine for longer than that: the time was not PostgreSQL's.
    return readOnce<Row>(setting, connectionString, query)
  }
}

async function readOnce<Row extends pg.QueryResultRow>(
  setting: string,
  connectionString: string,
  query: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(query)
    return rows
  } catch (error) {
    throw new PostgresFailure(`${setting}: the database cannot be reached: ${messageOf(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Properties that a database reports. */
export interface Found {
  version: number
  encoding: string
  sorting: boolean
}

const FACTS = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('server_encoding') AS encoding,
  EXISTS (SELECT FROM pg_collation WHERE collname = 'sk-x-icu') AS sorting`

/** Why a database cannot serve us, or undefined when it can. */
export function problemWith({ version, encoding, sorting }: Found): string | undefined {
  if (version < OLDEST) return `PostgreSQL 15 or newer is needed, found ${Math.floor(version / 10_000)}`
  if (encoding !== 'UTF8') return `the database's encoding must be UTF8, found ${encoding}`
  if (!sorting) return 'this PostgreSQL was built without ICU, which Slovak sorting needs'
  return undefined
}
