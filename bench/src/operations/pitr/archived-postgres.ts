import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@dvor/postgres/account.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import pg from 'pg'
import { within } from '../harness/checked.ts'
import { postgresPrograms } from './required-programs.ts'

const startLimitMs = 120_000
const password = 'dvor'

/** A cluster of Debian's PostgreSQL 15 with the settings of deploy/pgbackrest, in a folder of its own. */
export class ArchivedPostgres {
  readonly data: string
  readonly port: number
  /** Folder of its socket. */
  readonly socket: string
  readonly #account: Account
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number, account: Account, environment: Record<string, string>) {
    this.data = join(folder, 'data')
    this.socket = folder
    this.port = port
    this.#account = account
    this.#environment = environment
  }

  /** Makes the folder of a cluster, without data. @param environment what pgBackRest needs */
  static async prepare(
    folder: string,
    account: Account,
    environment: Record<string, string>,
  ): Promise<ArchivedPostgres> {
    const cluster = new ArchivedPostgres(folder, await freePort(), account, environment)
    for (const path of [folder, cluster.data]) {
      await mkdir(path, { mode: 0o700 })
      if (account.as) await chown(path, account.as.uid, account.as.gid)
    }
    return cluster
  }

  /** A new cluster. @param settings path of a file with settings, which the restored cluster reads, too */
  async initialise(settings: string): Promise<void> {
    const words = ['-D', this.data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256']
    const options = { cwd: '/', ...this.#account.as }
    await promisify(execFile)(join(postgresPrograms, 'initdb'), [...words, ...auth], options)
    await writeFile(join(this.data, 'postgresql.conf'), `\ninclude '${settings}'\n`, { flag: 'a' })
  }

  /** Starts it and waits until it accepts changes. @returns the time in ms, @throws Error when it does not start */
  async start(): Promise<number> {
    const begun = performance.now()
    const log = await open(join(this.socket, 'postgres.log'), 'a')
    const words = ['-D', this.data, '-p', String(this.port), '-k', this.socket, '-h', '127.0.0.1']
    const child = spawn(join(postgresPrograms, 'postgres'), words, {
      cwd: '/',
      env: { ...this.#environment, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log.fd, log.fd],
      ...this.#account.as,
    })
    await log.close()
    // Ends it whatever ends the drill.
    process.once('exit', () => void child.kill('SIGQUIT'))
    this.#process = child
    const open_ = async () => child.exitCode !== null || (await this.#acceptsChanges())
    if (!(await within(startLimitMs, open_, 100)) || child.exitCode !== null)
      throw new Error(`PostgreSQL did not start; see ${join(this.socket, 'postgres.log')}`)
    return performance.now() - begun
  }

  async #acceptsChanges(): Promise<boolean> {
    return this.rows<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby === false,
      () => false,
    )
  }

  /** As the guide does it once. */
  async createDatabase(): Promise<void> {
    await this.rows(`create role dvor login password '${password}' in role pg_monitor`)
    await this.rows('create database dvor owner dvor')
  }

  /** How the application reaches it. */
  get connection(): pg.PoolConfig {
    return { host: '127.0.0.1', port: this.port, user: 'dvor', password, database: 'dvor' }
  }

  /** Asks as the superuser, through the socket. */
  async rows<T extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<T[]> {
    const client = new pg.Client({ host: this.socket, port: this.port, user: 'postgres', database })
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end()
    }
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
}
