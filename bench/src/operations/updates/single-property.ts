import { join } from 'node:path'
import { freePort } from '@dvor/server/testing/free-port.ts'
import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import { databaseIn } from '../../faults/served-property.ts'
import { makeFolder, removeFolder, settings } from '../harness/ground.ts'
import { startInstance } from '../harness/instance.ts'
import { storedProperty, unitCount } from '../harness/property.ts'
import { startCaddy } from '../harness/proxies.ts'

export type SingleProperty = Awaited<ReturnType<typeof openSingleProperty>>

/** An installation as docs/operating.md describes it: one process with its embedded database, behind Caddy. */
export async function openSingleProperty() {
  const folder = await makeFolder()
  const [port, front] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${front}`
  const startProgram = (program?: string) =>
    startInstance({ folder, environment: settings }, publicUrl, port, program)
  let instance = await startProgram()
  const proxy = await startCaddy(folder, front, port)
  const stop = () => instance.stop()
  const start = async (program?: string) => void (instance = await startProgram(program))
  const close = async () => {
    await proxy.stop()
    await stop()
    await removeFolder(folder)
  }
  const dataDir = join(folder, `instance-${port}`)
  const { connection } = await databaseIn(dataDir)
  const pool = new pg.Pool({ ...connection, max: 1 })
  const units = await fillUnits(pool, unitCount)
  await pool.end()
  return { ...storedProperty(publicUrl, units, connection, dataDir), folder, start, stop, close }
}
