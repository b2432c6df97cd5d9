import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'

const port = 6432
const recommended = resolve(import.meta.dirname, '../../../../../deploy/pgbouncer.ini')

/** The program, where Debian and Homebrew put it; undefined where it is not installed. */
export const pgbouncerProgram = [
  '/usr/sbin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
  '/usr/bin/pgbouncer',
].find((path) => existsSync(path))

export interface PgBouncer {
  /** The way through it. */
  connection: pg.PoolConfig
  /** Ends it with all its connections. */
  stop(): Promise<void>
  /** Starts it again at the same place. */
  again(): Promise<void>
  /** Ends it and removes its files. */
  close(): Promise<void>
}

/**
 * Starts PgBouncer before a database of the tests, with the file that `deploy` recommends: only places and the password
 * are replaced, and what `changes` names.
 */
export async function startPgBouncer(
  target: pg.PoolConfig,
  changes: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const { database = '', user = '', host = '' } = target
  const folder = await mkdtemp(join(tmpdir(), 'dvor-pgbouncer-'))
  const password = 'a password of tests'
  const userlist = join(folder, 'userlist.txt')
  await writeFile(userlist, `"${user}" "${password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const own = { listen_addr: '', unix_socket_dir: folder, auth_file: userlist, ...changes }
  const text = await readFile(recommended, 'utf8')
  await writeFile(
    file,
    withValues(
      text.replace(
        /^dvor = host=\S+ port=\d+/m,
        `${database} = host=${host} port=${target.port} user=${user}`,
      ),
      own,
    ),
  )
  const account = await accountFor(host)
  if (account) for (const path of [folder, userlist]) await chown(path, account.uid, account.gid)
  let running = await run(file, account)
  const stop = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  return {
    connection: { host: folder, port, user, password, database },
    stop,
    again: async () => void (running = await run(file, account)),
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function withValues(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce((made, [name, value]) => {
    const line = `${name} = ${value}`
    const known = new RegExp(`^${name} = .*$`, 'm')
    return known.test(made) ? made.replace(known, line) : `${made}${line}\n`
  }, text)
}

const nobody = { uid: 65_534, gid: 65_534 }

/** PgBouncer refuses to run as root; PostgreSQL's own account may use its socket. */
async function accountFor(host: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return host.startsWith('/') ? stat(host) : nobody
}

async function run(file: string, account?: { uid: number; gid: number }): Promise<ChildProcess> {
  const child = spawn(pgbouncerProgram ?? 'pgbouncer', [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const lines: string[] = []
  const log = createInterface({ input: child.stderr })
  await new Promise<void>((done, fail) => {
    log.on('line', (line) => {
      lines.push(line)
      if (line.includes('process up')) done()
    })
    child.once('exit', () => fail(new Error(`PgBouncer did not start:\n${lines.join('\n')}`)))
  })
  return child
}
