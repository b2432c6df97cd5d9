import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePid } from '@dvor/postgres/testing/data-dir.ts'
import { onTestFinished } from 'vitest'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/** Makes an empty DATA_DIR for one test; server and files are gone afterwards. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-server-'))
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    const pid = await databasePid(dataDir)
    if (pid) process.kill(pid, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })
  return dataDir
}

/** Starts the real process with the tests' small API; it ends with the test. */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(join(import.meta.dirname, 'trivial-main.ts'), env)
  onTestFinished(() => void server.signal('SIGKILL'))
  return server
}
