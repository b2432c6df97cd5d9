import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accountFor } from './account.ts'
import { binariesFor } from './binaries.ts'
import { prepareHome } from './home.ts'
import { launch } from './launch.ts'
import { isServerOf } from './pid-file.ts'
import { startPostgres } from './start-postgres.ts'
import { makeDataDir } from './testing/data-dir.ts'

const silent = () => undefined

/** A DATA_DIR whose pid file names a living process of the same account that is no database. */
async function dirWithStrangersPid() {
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

test('a pid file of a foreign process stops no start', async () => {
  const { dataDir, stranger } = await dirWithStrangersPid()
  const postgres = await startPostgres({ dataDir, report: silent })
  expect(postgres.adopted).toBe(false)
  expect(stranger.exitCode).toBeNull()
  await postgres.stop()
})

test('control: left alone, that pid file does stop PostgreSQL', async () => {
  const { dataDir, host } = await dirWithStrangersPid()
  const home = await prepareHome(dataDir, silent)
  const binaries = await binariesFor(home.account, silent)
  const started = await launch({ home, binaries, socketFolder: host, durable: true })
  expect(started).toEqual({ reason: expect.stringContaining('already exists') })
})

test('distinguishes a server of the cluster from any other process', async () => {
  expect(await isServerOf('/nowhere/cluster', process.pid)).toBe(false)
  const dataDir = await makeDataDir()
  const postgres = await startPostgres({ dataDir, report: silent })
  const { cluster } = await prepareHome(dataDir, silent)
  expect(await isServerOf(cluster, postgres.pid)).toBe(true)
  expect(await isServerOf('/elsewhere/cluster', postgres.pid)).toBe(false)
  await postgres.stop()
})
