import pg from 'pg'
import { codeOf, messageOf, PostgresFailure } from './failure.ts'

/** Everything `pg` needs to reach a database; a host that starts with `/` is a socket's folder. */
export interface PostgresConnection {
  host: string
  port: number
  user: string
  database: string
}

const CANNOT_CONNECT_NOW = '57P03'
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

/**
 * Reads the folder of a server's data. @returns the folder, `'busy'` while the server starts or stops, `'absent'`
 * without a server. @throws PostgresFailure for a server that refuses the connection.
 */
export async function probe(
  connection: PostgresConnection,
): Promise<{ dataDirectory: string } | 'busy' | 'absent'> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return { dataDirectory: rows[0]?.data_directory ?? '' }
  } catch (error) {
    return whyNot(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function whyNot(error: unknown): 'busy' | 'absent' {
  const code = codeOf(error)
  if (code === CANNOT_CONNECT_NOW) return 'busy'
  if (code !== undefined && NOBODY_LISTENS.includes(code)) return 'absent'
  // This process was blocked (loading, a busy machine) or the server was; the caller repeats the probe.
  if (messageOf(error) === 'timeout expired') return 'busy'
  // A server that is killed between the connection and the answer hangs up without a code.
  if (code === undefined && messageOf(error).startsWith('Connection terminated')) return 'absent'
  throw new PostgresFailure(`The database refuses the connection: ${messageOf(error)}`)
}
