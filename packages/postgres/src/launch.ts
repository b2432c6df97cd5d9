import { spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { DATABASE_USER } from './cluster.ts'
import { PostgresFailure } from './failure.ts'
import type { Home } from './home.ts'
import { readPidFile } from './pid-file.ts'
import { probe, type PostgresConnection } from './probe.ts'
import { SOCKET_PORT } from './socket-folder.ts'

/** Recovery after a power cut reads the whole journal back, which may take a while. */
const READY_LIMIT_MS = 120_000
const LARGEST_LOG = 1_000_000

/** Statements and refused values never reach the log: they hold personal data. */
const SETTINGS = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  // The data of a test are in memory: handing a read to another process takes longer.
  io_method: 'sync',
  max_wal_senders: '0',
  // Hundreds of short-lived databases: visiting them in turn would never end.
  autovacuum: 'off',
  max_connections: '300',
}

export interface LaunchOptions {
  home: Home
  binaries: Binaries
  socketFolder: string
  durable: boolean
  onLaunched?: (() => void) | undefined
}

/** How to reach the administrative database of the server that listens in `socketFolder`. */
export function adminConnection(socketFolder: string): PostgresConnection {
  return { host: socketFolder, port: SOCKET_PORT, user: DATABASE_USER, database: 'postgres' }
}

/**
 * Starts the server and waits until it answers. It is detached, because Ctrl-C in the terminal must reach the app
 * alone, which drains first and stops the database last. @returns its process id, or the reason why it ended at once.
 * @throws PostgresFailure when it neither answers nor ends.
 */
export async function launch(options: LaunchOptions): Promise<{ pid: number } | { reason: string }> {
  const { home, socketFolder } = options
  const logged = rotateLog(home.log)
  const server = spawnServer(options)
  options.onLaunched?.()
  let ended = false
  const end = () => (ended = true)
  server.once('exit', end)
  server.once('error', end)
  const giveUpAt = Date.now() + READY_LIMIT_MS
  while (Date.now() < giveUpAt) {
    if (ended) return { reason: reasonIn(home.log, logged) }
    // Asked of the file first: another start's server may answer at our address, and ours give way to it.
    const pidFile = await readPidFile(home.cluster)
    const ours = pidFile?.ready && pidFile.pid === server.pid
    if (ours && typeof (await probe(adminConnection(socketFolder))) === 'object') return { pid: pidFile.pid }
    await delay(20)
  }
  throw new PostgresFailure(`The database does not answer after ${READY_LIMIT_MS / 1000} s; see ${home.log}`)
}

function spawnServer({ home, binaries, socketFolder, durable }: LaunchOptions) {
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder, ...(durable ? {} : FORGETFUL) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(home.log, 'a', 0o600)
  if (home.account.as) fchownSync(log, home.account.uid, home.account.gid)
  const server = spawn(binaries.postgres, ['-D', home.cluster, ...flags], {
    ...home.account.as,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  return server
}

/** Keeps at most two logs of a megabyte. Returns the length at which this start's lines begin. */
function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size < LARGEST_LOG) return size
  renameSync(log, `${log}.1`)
  return 0
}

function reasonIn(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString('utf8').split('\n')
  const fatal =
    lines.find((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.findLast((line) => line.trim() !== '')
  return fatal?.replace(/^.*\b(FATAL|PANIC):\s*/, '') ?? `it ended without a word; see ${log}`
}
