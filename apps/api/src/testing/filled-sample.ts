import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, startTestApi, type TestApi } from './test-api.ts'

/** No trial gateway outside the sample. */
const options = { sampleData: true, sandboxAllowed: false }

/** A database and files with the sample's content, which nothing uses but its copies. */
export interface FilledSample {
  /** An API of its own over a copy. */
  copy(): Promise<TestApi>
  /** Removes the files of the sample and of its copies, which must be closed. */
  remove(): Promise<void>
}

/** Fills the sample once: that takes longer than many copies. */
export async function fillSample(): Promise<FilledSample> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-sample-'))
  const dataDir = join(folder, 'filled')
  const filled = await startTestApi({ ...options, dataDir })
  await filled.api.prepare(() => undefined)
  await filled.close()
  let copies = 0
  return {
    copy: async () => {
      const own = join(folder, String(copies++))
      await cp(dataDir, own, { recursive: true })
      return startTestApi({ ...options, dataDir: own, pool: await copyDatabase(filled.connection.database) })
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
