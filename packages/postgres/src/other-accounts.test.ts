import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startPostgres } from './start-postgres.ts'
import { makeDataDir } from './testing/data-dir.ts'
import { isRoot, accountNumber, ownerOfProcess } from './testing/accounts.ts'
import { silent } from './testing/silent-progress.ts'

describe.runIf(isRoot && process.platform === 'linux')('as root', () => {
  test('the database runs as another account and its files are closed to others', async () => {
    const dataDir = await makeDataDir()
    const postgres = await startPostgres({ dataDir, report: silent })
    expect(await ownerOfProcess(postgres.pid)).toBe(await accountNumber('-u', 'postgres'))
    expect((await lstat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
    await postgres.stop()
  })
})
