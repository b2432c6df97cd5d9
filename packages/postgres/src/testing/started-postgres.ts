import pg from 'pg'
import type { PostgresConnection } from '../probe.ts'
import { startPostgres } from '../start-postgres.ts'

/** The rows of a query on a connection of its own. */
export async function query<T extends pg.QueryResultRow>(
  connection: PostgresConnection,
  sql: string,
): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts a database of the folder; its lines of progress are kept. */
export function start(dataDir: string, lines: string[] = []) {
  return startPostgres({ dataDir, report: (line) => void lines.push(line) })
}
