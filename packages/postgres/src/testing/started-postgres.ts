import pg from 'pg'
import type { PostgresConnection } from '../probe.ts'
import { startPostgres } from '../start-postgres.ts'

/** Starts the database of a DATA_DIR. @param lines gets what it reports */
export function start(dataDir: string, lines: string[] = []) {
  return startPostgres({ dataDir, report: (line) => void lines.push(line) })
}

/** Rows of a statement, over a connection of its own. */
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
