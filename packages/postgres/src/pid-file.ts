import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Contents of `postmaster.pid`, written by its server. */
export interface PidFile {
  pid: number
  socketFolder: string
  port: number
  /** Whether it reports that it accepts connections, as a standby those that read. */
  ready: boolean
}

/** Reads `postmaster.pid` of a cluster; undefined when there is none or it is half-written. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder, , , status = ''] = text.split('\n')
  if (!Number(pid) || !Number(port) || !socketFolder) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder,
    ready: /^(ready|standby)$/.test(status.trim()),
  }
}

/** Whether the process `pid` is the database server of `cluster`, and not another one that got its number. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid)
  return command.includes(cluster) && /postgres/.test(command)
}

/**
 * Makes a pid file harmless whose number now belongs to a foreign process. The file stays, because with it PostgreSQL
 * still recognises memory that orphaned workers of the dead server hold. It gets this process's pid, since a server
 * takes its parent's number for stale.
 */
export async function disownPidFile(cluster: string, socketFolder: string): Promise<void> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(pidFile(cluster), text.replace(/^-?\d+/, String(process.pid)))
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** The command line of a process; empty for one that is gone, a zombie or out of sight. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
