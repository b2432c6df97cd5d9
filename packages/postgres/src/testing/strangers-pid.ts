import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { accountFor } from '../account.ts'
import { startPostgres } from '../start-postgres.ts'
import { makeDataDir } from './data-dir.ts'
import { silent } from './silent-progress.ts'

/** A DATA_DIR whose pid file names a living process of the same account that is no database. */
export async function dirWithStrangersPid() {
  const dataDir = await makeDataDir()
  const first = await startPostgres({ dataDir, report: silent })
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
  const text = await readFile(pidFile, 'utf8')
  await first.stop()
  const { as } = await accountFor(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['600'], { ...as, cwd: '/', stdio: 'ignore' })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  await writeFile(pidFile, text.replace(/^\d+/, String(stranger.pid)))
  return { dataDir, host: first.connection.host, stranger }
}
