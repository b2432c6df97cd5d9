import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { tryToAsk } from '../../load/ask.ts'
import { projectRoot, serverProgram } from '../../load/server-program.ts'
import type { Ground } from './ground.ts'
import { Program } from './program.ts'

const startLimitMs = 180_000

/** One running server process; killed as by a power failure, or stopped as a process manager does. */
export type Instance = Awaited<ReturnType<typeof startInstance>>

/**
 * Starts the real server over the shared stores and waits until it reports that it is ready.
 * @param program folder of the built program
 */
export async function startInstance(
  { folder, environment }: Pick<Ground, 'folder' | 'environment'>,
  publicUrl: string,
  wantedPort?: number,
  program = projectRoot,
) {
  const port = wantedPort ?? (await freePort())
  const dataDir = join(folder, `instance-${port}`)
  await mkdir(dataDir, { recursive: true })
  const places = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const server = new Program(process.execPath, serverProgram, {
    cwd: program,
    env: { PATH: process.env['PATH'], ...environment, ...places },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await server.untilReady(startLimitMs, async () => (await tryToAsk(`${url}/api/ready`))?.status === 200, 100)
  return { pid: server.pid, port, url, kill: () => server.end('SIGKILL'), stop: () => server.end('SIGTERM') }
}

/** Lets an instance build the database, and adds units. @returns their ids */
export async function prepareUnits(ground: Ground, count: number): Promise<string[]> {
  const first = await startInstance(ground, 'http://127.0.0.1')
  const units = await fillUnits(ground.pool, count)
  await first.stop()
  return units
}
