import { execFile } from 'node:child_process'
import { access, mkdtemp, readdir, rename, rm, stat, writeFile, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { PostgresFailure, messageOf } from './failure.ts'
import type { Home } from './home.ts'

/** The database's own superuser; only the accounts in `pg_ident.conf` have access to it. */
export const DATABASE_USER = 'dvor'
const UNFINISHED = 'initdb-'

/**
 * Creates the cluster unless it exists: UTF-8, with Slovak sorting. It is built beside its place and moved there when
 * complete, so that an interrupted first start leaves nothing that looks like a database. @throws PostgresFailure with
 * initdb's own reason.
 */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  durable: boolean,
): Promise<'made' | 'found'> {
  if (await exists(join(home.cluster, 'PG_VERSION'))) return 'found'
  await removeUnfinished(home)
  const fresh = await mkdtemp(join(home.path, `${UNFINISHED}${process.pid}-`))
  await chown(fresh, home.account.uid, home.account.gid)
  if (!(await copyTemplate(fresh, home))) await initdb(fresh, home, binaries, durable)
  await writeAccess(fresh, home)
  // Of two concurrent first starts one rename succeeds; the other finds a full folder and uses that one.
  await rename(fresh, home.cluster).catch(() => rm(fresh, { recursive: true, force: true }))
  return 'made'
}

/**
 * Copies the files that initdb made before into an empty folder, which takes a tenth of its time. Only tests name such a
 * template (`testing/global-setup.ts`); one of another account is left alone.
 */
async function copyTemplate(folder: string, { account }: Home): Promise<boolean> {
  const template = process.env.CLUSTER_TEMPLATE
  if (!template || (await stat(template).catch(() => undefined))?.uid !== account.uid) return false
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder], { ...account.as, cwd: '/' })
  return true
}

async function initdb(folder: string, home: Home, binaries: Binaries, durable: boolean): Promise<void> {
  const args = ['-D', folder, '-U', DATABASE_USER, '--encoding=UTF8', '--locale=C', '--locale-provider=icu']
  args.push('--icu-locale=sk-SK', '--auth=reject', '--no-instructions', ...(durable ? [] : ['--no-sync']))
  const options = { ...home.account.as, cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC' } }
  try {
    await promisify(execFile)(binaries.initdb, args, options)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new PostgresFailure(`The database could not be made: ${reasonOf(error)}`)
  }
}

/**
 * Only the product's operating system accounts have access, by the socket and proven by the system, without a
 * password.
 */
async function writeAccess(cluster: string, { account }: Home): Promise<void> {
  const accounts = new Set([account.name, 'root'])
  const map = [...accounts].map((name) => `own "${name}" ${DATABASE_USER}\n`).join('')
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all peer map=own\n')
  await writeFile(join(cluster, 'pg_ident.conf'), map)
}

function reasonOf(error: unknown): string {
  const stderr = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : ''
  return /(?:error|FATAL):\s*(.+)/.exec(stderr)?.[1] ?? messageOf(error).split('\n')[0] ?? 'no reason given'
}

async function removeUnfinished(home: Home): Promise<void> {
  const names = (await readdir(home.path)).filter(
    (name) => name.startsWith(UNFINISHED) && !isAlive(makerOf(name)),
  )
  await Promise.all(names.map((name) => rm(join(home.path, name), { recursive: true, force: true })))
}

function makerOf(name: string): number {
  return Number(name.slice(UNFINISHED.length).split('-')[0])
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
