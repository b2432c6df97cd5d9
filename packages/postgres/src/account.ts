import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { PostgresFailure, codeOf } from './failure.ts'

const run = promisify(execFile)

/** The operating system's account that the database runs as. */
export interface Account {
  name: string
  uid: number
  gid: number
  /** Set when the process is root and the database must run as another account. */
  as: { uid: number; gid: number } | undefined
}

const CREATE_ACCOUNT: [string, string[]][] = [
  ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
  ['adduser', ['-S', '-H', '-D', 'postgres']],
]

/**
 * The account that runs the database in `folder`: the folder's present owner, else the own account, else (PostgreSQL
 * refuses to run as root) the account `postgres`, which is created when it is missing. @throws PostgresFailure when
 * the folder belongs to another account or no suitable account is available
 */
export async function accountFor(folder: string): Promise<Account> {
  const owner = await ownerOf(folder)
  const uid = process.getuid?.()
  if (uid === 0) return owner ? accountOfUid(owner) : postgresAccount()
  const account = ownAccount()
  if (owner !== undefined && owner !== account.uid) throw new PostgresFailure(belongsToAnother(folder, owner))
  return account
}

/** Whether `account` may read (`-r`) or pass through and execute (`-x`) `path`; asked of the system, as access lists count too. */
export async function may(account: Account, test: '-r' | '-x', path: string): Promise<boolean> {
  if (!account.as) return true
  return run('/bin/sh', ['-c', `test ${test} "$0"`, path], { ...account.as, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function ownerOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).uid
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function ownAccount(): Account {
  try {
    const { username, uid, gid } = userInfo()
    return { name: username, uid, gid, as: undefined }
  } catch {
    throw new PostgresFailure(
      `PostgreSQL needs a named account and user id ${process.getuid?.()} has none here; set DATABASE_URL or use another account.`,
    )
  }
}

function belongsToAnother(folder: string, owner: number): string {
  return `${folder} belongs to user id ${owner}; start as that account or choose another DATA_DIR.`
}

async function accountOfUid(uid: number): Promise<Account> {
  if (uid === 0) return postgresAccount()
  const name = await ask('id', ['-un', String(uid)])
  if (!name)
    throw new PostgresFailure(`The database's files belong to user id ${uid}, which has no account here.`)
  return impersonated(name)
}

async function postgresAccount(): Promise<Account> {
  if (!(await ask('id', ['-u', 'postgres']))) await createPostgresAccount()
  return impersonated('postgres')
}

async function createPostgresAccount(): Promise<void> {
  for (const [command, args] of CREATE_ACCOUNT) if ((await ask(command, args)) !== undefined) return
  throw new PostgresFailure(
    'As root the database needs an account named postgres, and it could not be created; create it or start as a normal user.',
  )
}

async function impersonated(name: string): Promise<Account> {
  const [uid, gid] = (await Promise.all([ask('id', ['-u', name]), ask('id', ['-g', name])])).map(Number)
  if (!uid || gid === undefined) throw new PostgresFailure(`The account ${name} cannot run the database.`)
  return { name, uid, gid, as: { uid, gid } }
}

/** The trimmed output of a command, or undefined when it is missing or failed. */
async function ask(command: string, args: string[]): Promise<string | undefined> {
  return run(command, args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
}
