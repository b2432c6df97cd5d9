import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresFailure } from './failure.ts'
import type { Home } from './home.ts'

export const SOCKET_PORT = 5432
/** A socket's address holds 107 bytes (macOS 103) and PostgreSQL adds `/.s.PGSQL.5432`. */
const LONGEST = process.platform === 'darwin' ? 89 : 93

/**
 * The folder of the database's socket, accessible to its account alone: inside `home`, or a short one in the system's
 * temporary folder when that path is too long. Its name is derived from `home`, so a restart finds the same address.
 * @throws PostgresFailure when another account has taken the name.
 */
export async function prepareSocketFolder(home: Home): Promise<string> {
  const folder = socketFolder(home.path)
  await mkdir(folder, { mode: 0o700 }).then(
    () => chown(folder, home.account.uid, home.account.gid),
    () => undefined,
  )
  const stats = await lstat(folder)
  if (!stats.isDirectory() || stats.uid !== home.account.uid || (stats.mode & 0o077) !== 0) {
    throw new PostgresFailure(
      `${folder} should be a private folder of ${home.account.name}; remove it and start again.`,
    )
  }
  return folder
}

/** Leaves nothing in the system's temporary folder; the one inside `home` may stay. */
export async function removeSocketFolder(home: Home, folder: string): Promise<void> {
  if (!folder.startsWith(home.path)) await rmdir(folder).catch(() => undefined)
}

function socketFolder(home: string): string {
  const inside = join(home, 'socket')
  if (fits(inside)) return inside
  const name = `dvor-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const temporary = join(tmpdir(), name)
  return fits(temporary) ? temporary : join('/tmp', name)
}

function fits(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST
}
