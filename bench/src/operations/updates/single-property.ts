import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPidFile } from '@dvor/postgres/pid-file.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { integrityViolations } from '../../faults/integrity-violations.ts'
import { startInstance, type Instance } from '../harness/instance.ts'
import type { Proxy } from '../harness/proxy.ts'
import { startCaddy } from '../harness/caddy.ts'

const unitCount = 400

/** An installation as docs/operating.md describes it: one process with its embedded database, behind Caddy. */
export interface SingleProperty extends StoredProperty {
  folder: string
  proxy: Proxy
  /** Stops the process and starts the program in this folder. @returns milliseconds from the signal until it is ready */
  restart(program?: string): Promise<number>
  stop(): Promise<void>
  start(program?: string): Promise<void>
  close(): Promise<void>
}

const environment = {
  SAMPLE_DATA: '0',
  BACKUP_NIGHTLY: '0',
  GUEST_LIMITS: '0',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'fatal',
  ADMIN_EMAIL: 'gazda@example.com',
  ADMIN_PASSWORD: 'Jahodovy kolac 7',
}

export async function openSingleProperty(): Promise<SingleProperty> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-single-'))
  await chmod(folder, 0o755)
  const [port, front] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${front}`
  let instance: Instance | undefined
  const start = async (program?: string) => {
    instance = await startInstance({ folder, environment }, publicUrl, port, program)
  }
  const stop = async () => instance?.stop()
  await start()
  const proxy = await startCaddy(folder, front, port)
  const dataDir = join(folder, `instance-${port}`)
  const connection = await databaseIn(dataDir)
  const pool = new pg.Pool({ ...connection, max: 2 })
  pool.on('error', () => undefined)
  return {
    folder,
    proxy,
    url: proxy.url,
    units: await fillUnits(pool, unitCount),
    rows: async (text) => (await pool.query(text)).rows,
    checkIntegrity: () => integrityViolations(connection, dataDir),
    start,
    stop,
    restart: async (program) => {
      const begun = performance.now()
      await stop()
      await start(program)
      return performance.now() - begun
    },
    close: async () => {
      await pool.end()
      await proxy.stop()
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    },
  }
}

async function databaseIn(dataDir: string): Promise<pg.PoolConfig> {
  const found = await readPidFile(join(dataDir, 'postgres/cluster'))
  if (!found) throw new Error('there is no database')
  return { host: found.socketFolder, port: found.port, user: 'dvor', database: 'dvor' }
}
