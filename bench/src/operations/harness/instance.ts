import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { ask } from './ask.ts'
import type { Ground } from './ground.ts'
import { projectRoot, serverProgram } from '../../load/server-program.ts'

const startLimitMs = 180_000

/** One running server process. */
export interface Instance {
  pid: number
  port: number
  url: string
  /** Kills it, as a power failure does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The stores and settings of an instance. */
type Stores = Pick<Ground, 'folder' | 'environment'>

/**
 * Starts the real server over the shared stores and waits until it reports that it is ready.
 * @param program folder of the built program
 */
export async function startInstance(
  ground: Stores,
  publicUrl: string,
  port?: number,
  program = projectRoot,
): Promise<Instance> {
  const own = port ?? (await freePort())
  const dataDir = join(ground.folder, `instance-${own}`)
  await mkdir(dataDir, { recursive: true })
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...ground.environment,
    PORT: String(own),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
  }
  const child = spawn(process.execPath, serverProgram, {
    cwd: program,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Ends the process whatever ends the bench.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = `http://127.0.0.1:${own}`
  await readiness(child, url)
  return {
    pid: child.pid ?? 0,
    port: own,
    url,
    kill: () => endBy(child, 'SIGKILL'),
    stop: () => endBy(child, 'SIGTERM'),
  }
}

async function readiness(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + startLimitMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`an instance ended with ${child.exitCode}`)
    const reply = await ask(`${url}/api/ready`).catch(() => undefined)
    if (reply?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not become ready`)
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
