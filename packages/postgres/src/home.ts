import type { Stats } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { accountFor, may, type Account } from './account.ts'
import { PostgresFailure, codeOf, messageOf } from './failure.ts'

/** Where databases live whose DATA_DIR lies under a folder that the database's account may not enter. */
const ELSEWHERE = '/var/lib/dvor'

/** The folder that holds one database: `cluster/`, `socket/` and `postgres.log`. */
export interface Home {
  path: string
  cluster: string
  log: string
  account: Account
}

/**
 * Finds or creates `DATA_DIR/postgres`. When the process is root and DATA_DIR is closed to the database's account, the
 * files go to a folder of their own under /var/lib and `DATA_DIR/postgres` is a link to it. @throws PostgresFailure
 * when DATA_DIR cannot be written or belongs to another account.
 */
export async function prepareHome(dataDir: string, report: (line: string) => void): Promise<Home> {
  try {
    const folder = resolve(dataDir)
    await mkdir(folder, { recursive: true })
    const inside = join(await realpath(folder), 'postgres')
    const account = await accountFor(inside)
    const path = (await exists(inside)) ? inside : await makeHome(inside, account, report)
    return await enter(await realpath(path), account)
  } catch (error) {
    if (error instanceof PostgresFailure) throw error
    throw new PostgresFailure(`DATA_DIR ${dataDir} cannot be used: ${messageOf(error)}`)
  }
}

async function enter(path: string, account: Account): Promise<Home> {
  if (!(await may(account, '-x', path))) {
    throw new PostgresFailure(
      `${path} may not be entered by ${account.name}; open the way (chmod o+x) or move DATA_DIR.`,
    )
  }
  return { path, cluster: join(path, 'cluster'), log: join(path, 'postgres.log'), account }
}

async function makeHome(inside: string, account: Account, report: (line: string) => void): Promise<string> {
  const dataDir = dirname(inside)
  await openIfOurs(dataDir)
  if (await may(account, '-x', dataDir)) return makePrivate(inside, account)
  const path = await makeElsewhere(account)
  if (!(await isFirst(() => symlink(path, inside)))) {
    await rmdir(path)
    return inside
  }
  report(`${dataDir} is closed to the account ${account.name}, so the database's files lie in ${path}`)
  return path
}

/** An empty folder of root's was created for this; the database gets the right to pass through it (not to list it). */
async function openIfOurs(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, mode } = await stat(dataDir)
  if (uid === 0 && (await readdir(dataDir)).length === 0) await chmod(dataDir, (mode & 0o777) | 0o011)
}

async function makeElsewhere(account: Account): Promise<string> {
  await mkdir(ELSEWHERE, { recursive: true })
  await chmod(ELSEWHERE, 0o755)
  return ownedBy(account, await mkdtemp(join(ELSEWHERE, 'postgres-')))
}

/** The folder gets its name once it has its owner, so that another start at the same moment never finds it closed. */
async function makePrivate(path: string, account: Account): Promise<string> {
  const temporaryFolder = await ownedBy(account, await mkdtemp(`${path}-`))
  if (!(await isFirst(() => rename(temporaryFolder, path)))) await rmdir(temporaryFolder)
  return path
}

const takenCodes = ['EEXIST', 'ENOTEMPTY', 'ENOTDIR']

/** Whether this start gives the folder its name; false when another one was faster. */
async function isFirst(give: () => Promise<void>): Promise<boolean> {
  try {
    await give()
    return true
  } catch (error) {
    if (!takenCodes.includes(codeOf(error) ?? '')) throw error
    return false
  }
}

async function ownedBy(account: Account, path: string): Promise<string> {
  if (account.as) await chown(path, account.uid, account.gid)
  return path
}

/** A link to nothing counts as missing, and is removed: its database was removed by hand. */
async function exists(path: string): Promise<boolean> {
  if (await unlessMissing(stat(path))) return true
  const named = await unlessMissing(lstat(path))
  // Looked at twice, because another start may have made the folder or its link meanwhile.
  if (named?.isSymbolicLink() && !(await unlessMissing(stat(path)))) await rm(path, { force: true })
  return (await unlessMissing(stat(path))) !== null
}

async function unlessMissing(read: Promise<Stats>): Promise<Stats | null> {
  try {
    return await read
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return null
  }
}
