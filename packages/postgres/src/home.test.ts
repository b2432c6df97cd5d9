import { stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareHome } from './home.ts'
import { makeDataDir } from './testing/data-dir.ts'
import { silent } from './testing/silent-progress.ts'

test('a link to a database that was removed by hand is made anew', async () => {
  const dataDir = await makeDataDir()
  await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres'))
  const { path } = await prepareHome(dataDir, silent)
  expect((await stat(path)).isDirectory()).toBe(true)
})
