import { sql } from 'drizzle-orm'
import pg, { type ClientBase } from 'pg'
import type { Db } from '../../db/database.ts'
import { OperationRefused } from '../../db/operation-refused.ts'

/** Arbitrary numbers; nothing else in this database may use them. */
const backupLock = 7_204_119
const copyLock = 7_204_120

/**
 * Claims the making of a backup (or a restore) for as long as this connection lives, so that the claim ends with the
 * process. @throws OperationRefused when another process has it
 */
export async function claimBackup(client: ClientBase): Promise<void> {
  if (!(await tryLock(client, backupLock)))
    throw new OperationRefused(
      'Another backup or restore of this property is under way; wait until it is done',
    )
}

async function tryLock(client: ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock])
  return rows[0]?.got === true
}

/**
 * Copies backups where nobody else does: the claim lives on a connection of its own, so it ends with the process.
 *
 * @returns undefined where another process, or another run of this one, copies at present
 */
export async function whileCopying<Result>(
  pool: pg.ClientConfig,
  copy: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client({ ...pool, application_name: 'dvor-backup' })
  // A lost connection gives the claim up; at worst another run copies the same archive.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await tryLock(client, copyLock)) ? await copy() : undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Whether a backup is being made. To be called before files are removed and after their rows are deleted: a backup
 * that begins later has a snapshot without these rows, and one that is under way still needs the files.
 */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ running: boolean }>(sql`
    select exists (select from pg_locks where locktype = 'advisory' and granted and classid = 0
      and objid = ${backupLock} and database = (select oid from pg_database where datname = current_database())) as running`)
  return rows[0]?.running === true
}
