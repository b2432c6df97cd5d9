import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type RunningPostgres } from '@dvor/postgres/start-postgres.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let folder: string
let server: RunningPostgres
let api: TestApi
const start = () => startPostgres({ dataDir: folder, report: () => undefined })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvor-standby-'))
  await chmod(folder, 0o711)
  const leader = await start()
  await leader.stop()
  await writeFile(join(folder, 'postgres', 'cluster', 'standby.signal'), '')
  server = await start()
  api = await startTestApi({ pool: { ...server.connection } })
})
afterAll(async () => {
  await api.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a call that would read from a standby gets 503', async () => {
  const { status, body } = await api.call('GET', '/payment-methods?arrival=2027-04-01')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})
