import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPidFile } from '@dvor/postgres/pid-file.ts'
import { startServerProcess, type ServerProcess } from '@dvor/server/testing/server-process.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import pg from 'pg'
import { fillUnits } from '../bench-property.ts'
import { integrityViolations } from './integrity-violations.ts'

/** The real server around the real API. */
const soundMain = fileURLToPath(import.meta.resolve('@dvor/server/testing/api-main.ts'))
export const owner = { email: 'gazda@example.com', password: 'Jahodovy kolac 7' }
const ready = /^Ready on /m

export interface ServedOptions {
  units?: number
  /** The main file of the server, for controls that run a broken one. */
  main?: string
  env?: Record<string, string>
}

/** Process id and address of the database server of a folder. @throws Error while there is none */
export async function databaseIn(dataDir: string): Promise<{ pid: number; connection: pg.ClientConfig }> {
  const found = await readPidFile(join(dataDir, 'postgres/cluster'))
  if (!found) throw new Error('there is no database')
  const { pid, port, socketFolder } = found
  return { pid, connection: { host: socketFolder, port, user: 'dvor', database: 'dvor' } }
}

/** A property with its own process, embedded database and folder, for faults. */
export class ServedProperty {
  readonly dataDir: string
  units: string[] = []
  #env: Record<string, string>
  #main: string
  #server: ServerProcess | undefined

  constructor(dataDir: string, env: Record<string, string>, main: string) {
    this.dataDir = dataDir
    this.#env = env
    this.#main = main
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('the server was not started')
    return this.#server
  }

  get url(): string {
    return this.server.url
  }

  /** Starts the server at the same address, also after it was killed. */
  async start(): Promise<void> {
    this.#server = await startServerProcess(this.#main, this.#env)
    await this.#server.says(ready)
  }

  /** Ends the server at once while its database goes on, and starts it again. */
  async kill(): Promise<void> {
    this.server.signal('SIGKILL')
    await this.server.closed
    await this.start()
  }

  /** Starts another process on the same folder (or on another one), without waiting for it. */
  async another(dataDir = this.dataDir): Promise<ServerProcess> {
    return startServerProcess(this.#main, { ...this.#env, DATA_DIR: dataDir, PORT: String(await freePort()) })
  }

  database = () => databaseIn(this.dataDir)

  /** Rows of a statement, without the server. */
  async rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client((await this.database()).connection)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Violations found by the integrity check. */
  async checkIntegrity(): Promise<string[]> {
    return integrityViolations((await this.database()).connection, this.dataDir)
  }

  async close(): Promise<void> {
    this.#server?.signal('SIGKILL')
    await this.#server?.closed
    const left = await this.database().catch(() => undefined)
    if (left) process.kill(left.pid, 'SIGQUIT')
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** A new property that is open: with this number of units, an owner who can sign in, no sample. */
export async function openServedProperty({
  units = 100,
  main = soundMain,
  env = {},
}: ServedOptions = {}): Promise<ServedProperty> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-fault-'))
  await chmod(dataDir, 0o755)
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SAMPLE_DATA: '0',
    BACKUP_NIGHTLY: '0',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    GUEST_LIMITS: '0',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    ...env,
  }
  const property = new ServedProperty(dataDir, settings, main)
  try {
    await property.start()
    const pool = new pg.Pool({ ...(await property.database()).connection, max: 1 })
    property.units = await fillUnits(pool, units)
    await pool.end()
    return property
  } catch (error) {
    await property.close()
    throw error
  }
}
