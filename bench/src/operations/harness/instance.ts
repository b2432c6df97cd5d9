import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { tryToAsk } from '../../load/ask.ts'
import { projectRoot, serverProgram } from '../../load/server-program.ts'
import type { Ground } from './ground.ts'
import { Program } from './program.ts'

const startLimitMs = 180_000

/** One running server process. */
export interface Instance {
  pid: number
  port: number
  url: string
  /** Kills it, as a power failure does: nothing that was begun is answered. */
  kill(): Promise<void>
  /** Ends it as a process manager does. */
  stop(): Promise<void>
}

/**
 * Starts the real server over the shared stores and waits until it reports that it is ready.
 * @param program folder of the built program
 */
export async function startInstance(
  { folder, environment }: Pick<Ground, 'folder' | 'environment'>,
  publicUrl: string,
  port?: number,
  program = projectRoot,
): Promise<Instance> {
  const own = port ?? (await freePort())
  const dataDir = join(folder, `instance-${own}`)
  await mkdir(dataDir, { recursive: true })
  const places = { PORT: String(own), DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const server = new Program(process.execPath, serverProgram, {
    cwd: program,
    env: { PATH: process.env['PATH'] ?? '', ...environment, ...places },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${own}`
  const isReady = async () => (await tryToAsk(`${url}/api/ready`))?.status === 200
  await server.untilReady(startLimitMs, isReady, 100)
  return {
    pid: server.pid,
    port: own,
    url,
    kill: () => server.end('SIGKILL'),
    stop: () => server.end('SIGTERM'),
  }
}

/** Lets an instance build the database, and adds units. @returns their ids */
export async function prepareUnits(ground: Ground, count: number): Promise<string[]> {
  const first = await startInstance(ground, 'http://127.0.0.1')
  const units = await fillUnits(ground.pool, count)
  await first.stop()
  return units
}
