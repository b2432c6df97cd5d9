import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'

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

/** The process id of the database server of `dataDir`, or undefined when it has ended properly. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Starts the real process around the tests' small API, on a port of its own unless `env` names one. */
export async function spawnServer(env: Record<string, string>) {
  const port = env.PORT ?? String(await freePort())
  const { PATH } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'trivial-main.ts')], {
    env: { PATH, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const seen = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (seen.stdout += chunk))
  child.stderr.on('data', (chunk: Buffer) => (seen.stderr += chunk))
  const closed = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid,
    /** Exit code, null after a kill. */
    closed,
    signal: (name: NodeJS.Signals) => child.kill(name),
    stdout: () => seen.stdout,
    stderr: () => seen.stderr,
    /** Waits until a line of its progress matches. */
    says: (pattern: RegExp) =>
      vi.waitFor(
        () => {
          if (!pattern.test(seen.stdout)) throw new Error(`${pattern} not in:\n${seen.stdout}${seen.stderr}`)
        },
        { timeout: 30_000, interval: 10 },
      ),
  }
}
