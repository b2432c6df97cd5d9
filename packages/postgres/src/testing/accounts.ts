import { execFile } from 'node:child_process'
import { lstat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Runs a program to its end. */
export const run = promisify(execFile)

/** Whether this process may start others as another account. */
export const isRoot = process.getuid?.() === 0

/** The number of an account or of its group. */
export async function accountNumber(flag: '-u' | '-g', name: string): Promise<number> {
  return Number((await run('id', [flag, name])).stdout)
}

/** The number of the account that a process runs as. */
export async function ownerOfProcess(pid: number | undefined): Promise<number> {
  return (await lstat(`/proc/${pid}`)).uid
}
