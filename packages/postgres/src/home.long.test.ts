import { chmod, readdir } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { prepareHome } from './home.ts'
import { makeDataDir } from './testing/data-dir.ts'
import { silent } from './testing/silent-progress.ts'

/** Starts that begin a few turns of the event loop after each other, so that each meets another step of the first. */
async function prepareAfter(turns: number, dataDir: string): Promise<string> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
  const { path } = await prepareHome(dataDir, silent)
  return path
}

/** A DATA_DIR that root closes to the database's account, so that the files lie elsewhere. */
async function makeClosedDataDir(): Promise<string> {
  const outer = await makeDataDir()
  await chmod(outer, 0o700)
  return makeDataDir(outer)
}

test.each([
  ['an open folder', () => makeDataDir()],
  ['a closed folder', makeClosedDataDir],
])('many first starts at once in %s use the same files and leave no others', async (_folder, make) => {
  for (let round = 0; round < 6; round++) {
    const dataDir = await make()
    const paths = await Promise.all(Array.from({ length: 12 }, (_, nth) => prepareAfter(nth * 2, dataDir)))
    expect(new Set(paths).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['postgres'])
  }
})
