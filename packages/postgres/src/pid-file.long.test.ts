import { expect, test } from 'vitest'
import { binariesFor } from './binaries.ts'
import { prepareHome } from './home.ts'
import { launch } from './launch.ts'
import { silent } from './testing/silent-progress.ts'
import { dirWithStrangersPid } from './testing/strangers-pid.ts'

test('control: left alone, that pid file does stop PostgreSQL', async () => {
  const { dataDir, host } = await dirWithStrangersPid()
  const home = await prepareHome(dataDir, silent)
  const binaries = await binariesFor(home.account, silent)
  const started = await launch({ home, binaries, socketFolder: host, durable: true })
  expect(started).toEqual({ reason: expect.stringContaining('already exists') })
})
