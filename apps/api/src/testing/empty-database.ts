import pg from 'pg'
import { inject as provided } from 'vitest'
import { newId } from '../db/ids.ts'
import { applyMigrations, listMigrations } from '../db/migrations.ts'

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

/** A database as it was before the migration with this text, with a connection that is to be ended. */
export async function olderDatabase(text: string): Promise<{ older: pg.ClientConfig; client: pg.Client }> {
  const older = await emptyDatabase()
  const next = listMigrations().findIndex(({ statements }) => statements.some((one) => one.includes(text)))
  const client = new pg.Client(older)
  await client.connect()
  await applyMigrations(client, listMigrations().slice(0, next))
  return { older, client }
}
