import { expect, test } from 'vitest'
import { prepareHome } from './home.ts'
import { isServerOf } from './pid-file.ts'
import { startPostgres } from './start-postgres.ts'
import { makeDataDir } from './testing/data-dir.ts'
import { silent } from './testing/silent-progress.ts'
import { dirWithStrangersPid } from './testing/strangers-pid.ts'

test('a pid file of a foreign process stops no start', async () => {
  const { dataDir, stranger } = await dirWithStrangersPid()
  const postgres = await startPostgres({ dataDir, report: silent })
  expect(postgres.adopted).toBe(false)
  expect(stranger.exitCode).toBeNull()
  await postgres.stop()
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
