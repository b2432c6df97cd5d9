import pg from 'pg'
import { messageOf, PostgresFailure } from './failure.ts'

const OLDEST = 150_000

const starved = 'timeout expired'

/**
 * Checks that the PostgreSQL behind a DATABASE_URL can serve us: version 15 or newer, UTF-8, Slovak sorting.
 * @throws PostgresFailure with one line that starts with the setting's name; the password is never in it.
 */
export async function checkForeign(connectionString: string): Promise<void> {
  try {
    await checkOnce(connectionString)
  } catch (error) {
    if (!messageOf(error).endsWith(starved)) throw error
    // The program is loaded meanwhile, which can hold a busy machine for longer than that: the time was not PostgreSQL's.
    await checkOnce(connectionString)
  }
}

async function checkOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Found>(FACTS)
    const problem = rows[0] && problemWith(rows[0])
    if (problem) throw new PostgresFailure(`DATABASE_URL: ${problem}`)
  } catch (error) {
    if (error instanceof PostgresFailure) throw error
    throw new PostgresFailure(`DATABASE_URL: the database cannot be reached: ${messageOf(error)}`)
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
