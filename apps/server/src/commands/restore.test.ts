import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeDataDir } from '../testing/spawn-server.ts'

const scripts = join(import.meta.dirname, '../../../../script')
const older = 'dvor-20261101-011300Z.tar.zst'
const newer = 'dvor-20261127-011300Z.tar.zst.age'
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

/** Settings with two archives that are cut off, so that every restore ends at the check of its archive. */
async function withArchives() {
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

test('an archive is found by its name alone, from any folder', async () => {
  const said = await run('restore', [older], await withArchives())
  expect(said).toContain('The archive is damaged or cut off')
})

test('the newest archive is taken, encrypted or not, where none is named', async () => {
  const said = await run('restore', ['--newest'], await withArchives())
  expect(said).toContain(`The newest archive is ${newer}`)
  expect(said).toContain('The archive is damaged or cut off')
})

test('archives of the first place are listed while the second one is away', async () => {
  const said = await run('restore', [], {
    ...(await withArchives()),
    BACKUP_COPY_DIR: join(elsewhere, 'not-mounted'),
  })
  expect(said).toContain('the second place does not answer')
  expect(said.indexOf(newer)).toBeGreaterThan(0)
  expect(said.indexOf(older)).toBeGreaterThan(said.indexOf(newer))
})

test('a backup is not written as a file where its folder is missing', async () => {
  const said = await run('backup', ['/mnt/dvor-is-not-there/'], await withArchives())
  expect(said).toContain('/mnt/dvor-is-not-there/ is no folder')
})
