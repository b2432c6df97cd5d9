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

/** Folder and port of a cluster, the account that it runs as, and the environment that pgBackRest needs. */
interface Place {
  folder: string
  port: number
  account: Account
  environment: Record<string, string>
}

/** A cluster of Debian's PostgreSQL 15 with the settings of deploy/pgbackrest, in a folder of its own. */
export class ArchivedPostgres {
  readonly data: string
  readonly socket: { host: string; port: number }
  /** How the application reaches it. */
  readonly connection: pg.PoolConfig
  readonly #place: Place
  #server: Program | undefined

  private constructor(place: Place) {
    const { folder, port } = place
    this.#place = place
    this.data = join(folder, 'data')
    this.socket = { host: folder, port }
    this.connection = { host: '127.0.0.1', port, user: 'dvor', password: 'dvor', database: 'dvor' }
  }

  /** Makes the folder of a cluster, without data. */
  static async prepare(wanted: Omit<Place, 'port'>): Promise<ArchivedPostgres> {
    const { folder, account } = wanted
    const cluster = new ArchivedPostgres({ ...wanted, port: await freePort() })
    for (const path of [folder, cluster.data]) {
      await mkdir(path, { mode: 0o700 })
      if (account.as) await chown(path, account.as.uid, account.as.gid)
    }
    return cluster
  }

  /** A new cluster. @param settings path of a file with settings, which the restored cluster reads, too */
  async initialise(settings: string): Promise<void> {
    const words = `-D ${this.data} -U postgres -E UTF8 --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256`
    const options = { cwd: '/', ...this.#place.account.as }
    await promisify(execFile)(join(postgresPrograms, 'initdb'), words.split(' '), options)
    await writeFile(join(this.data, 'postgresql.conf'), `\ninclude '${settings}'\n`, { flag: 'a' })
  }

  /** Starts it and waits until it accepts changes. @returns the time in ms, @throws Error when it does not start */
  async start(): Promise<number> {
    const begun = performance.now()
    const { folder, port, account, environment } = this.#place
    const words = ['-D', this.data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
    this.#server = new Program(join(postgresPrograms, 'postgres'), words, {
      cwd: '/',
      env: { ...environment, LC_ALL: 'C.UTF-8' },
      log: join(folder, 'postgres.log'),
      last: 'SIGQUIT',
      ...account.as,
    })
    const state = () =>
      this.rows<{ standby: boolean }>('select pg_is_in_recovery() as standby').catch(() => [])
    await this.#server.untilReady(startLimitMs, async () => (await state())[0]?.standby === false, 100)
    return performance.now() - begun
  }

  /** Asks as the superuser, through the socket. */
  rows<T extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<T[]> {
    return rowsAt<T>({ ...this.socket, user: 'postgres', database }, text)
  }

  stop = async () => this.#server?.end('SIGINT')
}
