import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { makeDataDir } from './spawn-server.ts'

const scripts = join(import.meta.dirname, '../../../../script')

/** Name of the older archive. */
export const older = 'dvor-20261101-011300Z.tar.zst'

/** Name of the newest archive, which is encrypted. */
export const newer = 'dvor-20261127-011300Z.tar.zst.age'

/** Settings with two archives that are cut off, so that every restore ends at the check of its archive. */
export async function withArchives() {
  const dataDir = await makeDataDir()
  const backups = join(dataDir, 'backups')
  await mkdir(backups)
  for (const name of [older, newer]) await writeFile(join(backups, name), 'cut off')
  return {
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: 'štyri dlhé slová na papieri',
    APP_SECRET: 'x'.repeat(32),
  }
}

/** A folder that is not the project's for the tests of a file, and the scripts that are typed there. */
export function openArchives() {
  let elsewhere: string

  beforeAll(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), 'dvor-elsewhere-'))
    return () => rm(elsewhere, { recursive: true, force: true })
  })

  /** Both outputs of a script, typed in a folder that is not the project's. */
  function run(script: 'restore' | 'backup', words: string[], env: Record<string, string>): Promise<string> {
    return new Promise((done) => {
      execFile(
        join(scripts, script),
        words,
        { cwd: elsewhere, env: { ...process.env, ...env } },
        (_error, stdout, stderr) => done(`${stdout}${stderr}`),
      )
    })
  }

  return {
    get elsewhere() {
      return elsewhere
    },
    run,
  }
}
