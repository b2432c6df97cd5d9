import { setTimeout as delay } from 'node:timers/promises'
import { codeOf, PostgresFailure } from './failure.ts'
import { isServerOf, readPidFile } from './pid-file.ts'

const FAST_LIMIT_MS = 5000
const IMMEDIATE_LIMIT_MS = 2000

/**
 * Ends the server of a cluster: fast (open transactions are rolled back), and after 5 s at once, from which it
 * recovers at the next start.
 * @throws PostgresFailure when it survives even that.
 */
export async function stopServer(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await hasEnded(cluster, pid, FAST_LIMIT_MS)) return
  signal(pid, 'SIGQUIT')
  if (await hasEnded(cluster, pid, IMMEDIATE_LIMIT_MS)) return
  throw new PostgresFailure(`The database server ${pid} does not stop.`)
}

/** Asks the server to end fast, without waiting: for a process that must leave now. */
export function signalStop(pid: number): void {
  signal(pid, 'SIGINT')
}

/** The server removes the file as its last act; the process is checked too, because a killed server leaves its file. */
async function hasEnded(cluster: string, pid: number, withinMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMs
  while (Date.now() < giveUpAt) {
    if ((await readPidFile(cluster))?.pid !== pid || !(await isServerOf(cluster, pid))) return true
    await delay(10)
  }
  return false
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
