import pg from 'pg'
import { inject as provided } from 'vitest'
import { newId } from '../db/ids.ts'

/** An empty database, as a restore on another machine has it. */
export async function emptyDatabase(): Promise<pg.ClientConfig> {
  const cluster = provided('cluster')
  const name = `t_${newId().replaceAll('-', '')}`
  const admin = new pg.Client(cluster)
  await admin.connect()
  await admin.query(`create database ${pg.escapeIdentifier(name)} template template0`)
  await admin.end()
  return { ...cluster, database: name }
}

/** Rows of a query on a connection of its own. */
export async function rowsOf<T extends pg.QueryResultRow>(
  config: pg.ClientConfig,
  query: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<T>(query, values)).rows
  } finally {
    await client.end()
  }
}
