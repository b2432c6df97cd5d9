import { join } from 'node:path'
import { readPidFile } from '@dvor/postgres/pid-file.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { makeFolder, removeFolder, settings } from '../harness/ground.ts'
import { startInstance, type Instance } from '../harness/instance.ts'
import { storedProperty, unitCount } from '../harness/property.ts'
import { startCaddy } from '../harness/proxies.ts'

/** An installation as docs/operating.md describes it: one process with its embedded database, behind Caddy. */
export interface SingleProperty extends StoredProperty {
  folder: string
  /** Stops the process and starts the program in this folder. @returns milliseconds from the signal until it is ready */
  restart(program?: string): Promise<number>
  stop(): Promise<void>
  start(program?: string): Promise<void>
  close(): Promise<void>
}

export async function openSingleProperty(): Promise<SingleProperty> {
  const folder = await makeFolder()
  const [port, front] = [await freePort(), await freePort()]
  let instance: Instance | undefined
  const start = async (program?: string) => {
    const ground = { folder, environment: settings }
    instance = await startInstance(ground, `http://127.0.0.1:${front}`, port, program)
  }
  const stop = async () => instance?.stop()
  await start()
  const proxy = await startCaddy(folder, front, port)
  const dataDir = join(folder, `instance-${port}`)
  const connection = await databaseIn(dataDir)
  const restart = async (program?: string) => {
    const begun = performance.now()
    await stop()
    await start(program)
    return performance.now() - begun
  }
  const close = async () => {
    await proxy.stop()
    await stop()
    await removeFolder(folder)
  }
  const units = await unitsIn(connection)
  return { ...storedProperty(proxy.url, units, connection, dataDir), folder, start, stop, restart, close }
}

async function unitsIn(connection: pg.PoolConfig): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  const units = await fillUnits(pool, unitCount)
  await pool.end()
  return units
}

async function databaseIn(dataDir: string): Promise<pg.PoolConfig> {
  const found = await readPidFile(join(dataDir, 'postgres/cluster'))
  if (!found) throw new Error('there is no database')
  return { host: found.socketFolder, port: found.port, user: 'dvor', database: 'dvor' }
}
