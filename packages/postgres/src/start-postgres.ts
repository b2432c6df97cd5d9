import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { adopt } from './adopt.ts'
import { binariesFor } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { codeOf, PostgresFailure } from './failure.ts'
import { prepareHome, type Home } from './home.ts'
import { adminConnection, launch } from './launch.ts'
import type { PostgresConnection } from './probe.ts'
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts'
import { signalStop, stopServer } from './stop.ts'

const DATABASE = 'dvor'
const DUPLICATE_DATABASE = '42P04'
const RETRY_LIMIT_MS = 10_000
/** Messages of a start during another one, or for a moment after a server was killed. */
const PASSING = /lock file .* already exists|pre-existing shared memory block|is being used by/

export interface StartOptions {
  /** DATA_DIR; the database lives in its folder `postgres`. */
  dataDir: string
  /** false delays writing to disk: for databases of tests only. */
  durable?: boolean
  /** Receives a line for each step that takes time or needs to be known. */
  report: (line: string) => void
  /** Called when the server's own process runs, a moment before it answers. */
  onLaunched?: (() => void) | undefined
}

export interface RunningPostgres {
  connection: PostgresConnection
  /** Process id of the server. */
  pid: number
  /** Whether the server ran already, left behind by a killed process. */
  adopted: boolean
  /** Ends the server and waits for it. */
  stop: () => Promise<void>
  /** Signals the server to end, without waiting. */
  stopWithoutWaiting: () => void
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, or takes over the one that runs there; creates it the first time.
 * @throws PostgresFailure with the reason in one line.
 */
export async function startPostgres({
  dataDir,
  durable = true,
  report,
  onLaunched,
}: StartOptions): Promise<RunningPostgres> {
  if (process.platform === 'win32') {
    throw new PostgresFailure('The embedded database does not run on Windows; use WSL or set DATABASE_URL.')
  }
  const home = await prepareHome(dataDir, report)
  const server =
    (await adoptServer(home, report)) ?? (await startServer(home, { durable, report, onLaunched }))
  const admin = adminConnection(server.socketFolder)
  await ensureDatabase(admin)
  return {
    connection: { ...admin, database: DATABASE },
    pid: server.pid,
    adopted: server.adopted,
    stop: async () => {
      await stopServer(home.cluster, server.pid)
      await removeSocketFolder(home, server.socketFolder)
    },
    stopWithoutWaiting: () => signalStop(server.pid),
  }
}

interface Server {
  pid: number
  socketFolder: string
  adopted: boolean
}

async function adoptServer(home: Home, report: StartOptions['report']): Promise<Server | undefined> {
  const server = await adopt(home)
  if (server) report('The database is running already')
  return server && { ...server, adopted: true }
}

async function startServer(
  home: Home,
  { durable, report, onLaunched }: Omit<StartOptions, 'dataDir'> & { durable: boolean },
): Promise<Server> {
  const binaries = await binariesFor(home.account, report)
  if ((await ensureCluster(home, binaries, durable)) === 'made') report(`Made a new database in ${home.path}`)
  const socketFolder = await prepareSocketFolder(home)
  const giveUpAt = Date.now() + RETRY_LIMIT_MS
  for (;;) {
    const started = await launch({ home, binaries, socketFolder, durable, onLaunched })
    if ('pid' in started) return { pid: started.pid, socketFolder, adopted: false }
    if (!PASSING.test(started.reason) || Date.now() > giveUpAt) throw couldNotStart(started.reason)
    await delay(50)
    const other = await adoptServer(home, report)
    if (other) return other
  }
}

function couldNotStart(reason: string): PostgresFailure {
  return new PostgresFailure(`The database did not start: ${reason}`)
}

async function ensureDatabase(admin: PostgresConnection): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    // Two processes that start at once may both have missed it.
    if (codeOf(error) !== DUPLICATE_DATABASE && codeOf(error) !== '23505') throw error
  } finally {
    await client.end()
  }
}
