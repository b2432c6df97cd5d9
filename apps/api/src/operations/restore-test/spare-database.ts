import pg from 'pg'
import { postgresError } from '../../db/sql-state.ts'

const insufficientPrivilege = '42501'
const longestName = 63
const ending = '_restore_test'

/** The database's user may not create databases. */
export class NoRight extends Error {
  override name = 'NoRight'
}

/**
 * Creates an empty database beside the property's, on the same server, and drops it when the work has ended. One that a
 * killed process left is dropped first. @throws NoRight where the user may not create databases
 */
export async function withSpareDatabase<T>(
  pool: pg.ClientConfig,
  work: (pool: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ ...pool, application_name: 'dvor-restore-test' })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    const { rows } = await admin.query<{ name: string }>('select current_database() as name')
    const name = `${rows[0]?.name.slice(0, longestName - ending.length)}${ending}`
    const drop = `drop database if exists ${pg.escapeIdentifier(name)} with (force)`
    try {
      await admin.query(drop)
      await admin.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`)
    } catch (error) {
      if (postgresError(error)?.code !== insufficientPrivilege) throw error
      throw new NoRight('The database’s user may not create databases')
    }
    try {
      return await work(besides(pool, name))
    } finally {
      await admin.query(drop)
    }
  } finally {
    await admin.end().catch(() => undefined)
  }
}

/** The same connection to another database of its server. */
function besides({ connectionString, ...rest }: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connectionString) return { ...rest, database }
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { ...rest, connectionString: url.href }
}
