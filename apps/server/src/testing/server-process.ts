import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** A server in a process of its own, as a person starts it. */
export interface ServerProcess {
  url: string
  pid: number | undefined
  /** Exit code, null after a kill. */
  closed: Promise<number | null>
  signal(name: NodeJS.Signals): boolean
  stdout(): string
  stderr(): string
  /** Waits until a line of its progress matches. @throws Error with its whole output when it ends before */
  says(pattern: RegExp): Promise<void>
}

/**
 * Starts a main file on a port of its own unless `env` names one. Its environment has nothing else but what the tests share.
 */
export async function startServerProcess(main: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const { PATH, CLUSTER_TEMPLATE, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, CLUSTER_TEMPLATE, NODE_COMPILE_CACHE, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const seen = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (seen.stdout += chunk))
  child.stderr.on('data', (chunk: Buffer) => (seen.stderr += chunk))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    closed: once(child, 'close').then(([code]) => code as number | null),
    signal: (name) => child.kill(name),
    stdout: () => seen.stdout,
    stderr: () => seen.stderr,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(seen.stdout) && resolve()
        const tooLate = () => reject(new Error(`${pattern} not in:\n${seen.stdout}${seen.stderr}`))
        child.stdout.on('data', look)
        child.once('close', tooLate)
        look()
      }),
  }
}
