import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Db } from '../../db/database.ts'
import { OperationRefused } from '../../db/operation-refused.ts'

/** Arbitrary number; nothing else in this database may use it. */
const backupLock = 7_204_119

/**
 * Claims the making of a backup (or a restore) for as long as this connection lives, so that the claim ends with the
 * process. @throws OperationRefused when another process has it
 */
export async function claimBackup(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    backupLock,
  ])
  if (!rows[0]?.got)
    throw new OperationRefused(
      'Another backup or restore of this property is under way; wait until it is done',
    )
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
