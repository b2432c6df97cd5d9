import { execFile } from 'node:child_process'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@dvor/postgres/account.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import type pg from 'pg'
import { Program } from '../harness/program.ts'
import { rowsAt } from '../harness/property.ts'

const startLimitMs = 120_000
/** Where Debian keeps the programs of PostgreSQL 15. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'

/** A cluster of Debian's PostgreSQL 15 with the settings of deploy/pgbackrest, in a folder of its own. */
export class ArchivedPostgres {
  readonly data: string
  readonly port: number
  /** Folder of its socket. */
  readonly socket: string
  /** How the application reaches it. */
  readonly connection: pg.PoolConfig
  readonly #account: Account
  readonly #environment: Record<string, string>
  #server: Program | undefined

  private constructor(folder: string, port: number, account: Account, environment: Record<string, string>) {
    this.data = join(folder, 'data')
    this.socket = folder
    this.port = port
    this.connection = { host: '127.0.0.1', port, user: 'dvor', password: 'dvor', database: 'dvor' }
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
    const words = ['-D', this.data, '-p', String(this.port), '-k', this.socket, '-h', '127.0.0.1']
    this.#server = new Program(join(postgresPrograms, 'postgres'), words, {
      cwd: '/',
      env: { ...this.#environment, LC_ALL: 'C.UTF-8' },
      log: join(this.socket, 'postgres.log'),
      last: 'SIGQUIT',
      ...this.#account.as,
    })
    await this.#server.untilReady(startLimitMs, () => this.#acceptsChanges(), 100)
    return performance.now() - begun
  }

  #acceptsChanges = (): Promise<boolean> =>
    this.rows<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby === false,
      () => false,
    )

  /** Asks as the superuser, through the socket. */
  rows<T extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<T[]> {
    return rowsAt<T>({ host: this.socket, port: this.port, user: 'postgres', database }, text)
  }

  stop = async () => this.#server?.end('SIGINT')
}
