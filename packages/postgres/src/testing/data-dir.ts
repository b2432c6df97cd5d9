import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeDataDir } from '../remove-data-dir.ts'

/** Creates an empty DATA_DIR (in `parent`) for one test. Its processes and files are removed afterwards. */
export async function makeDataDir(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'dvor-launch-'))
  if (parent === tmpdir()) await chmod(folder, 0o755)
  onTestFinished(() => removeWithServer(folder))
  return folder
}

/** The process id of the database server of `dataDir`, or undefined when it has ended properly. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

async function removeWithServer(folder: string): Promise<void> {
  const pid = await databasePid(folder)
  if (pid) kill(pid)
  await removeDataDir(folder)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Removed already.
  }
}
