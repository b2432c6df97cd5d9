import { desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { backupRows } from '../../db/schema/system/backups.ts'

export type BackupRow = typeof backupRows.$inferSelect

const keptDays = 400

/** Records an attempt and deletes records older than a year; their archives are gone by then. */
export async function insertBackup(db: Db, row: typeof backupRows.$inferInsert): Promise<void> {
  await db.insert(backupRows).values(row)
  await db.delete(backupRows).where(lt(backupRows.made_at, sql`now() - make_interval(days => ${keptDays})`))
}

/** The newest good backup; undefined where there is none. */
export async function findLastGood(db: Db): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backupRows)
    .where(isNull(backupRows.failure))
    .orderBy(desc(backupRows.made_at))
    .limit(1)
  return row
}

/** The newest attempts, good and bad. */
export const listNewest = (db: Db, count: number): Promise<BackupRow[]> =>
  db.select().from(backupRows).orderBy(desc(backupRows.made_at), desc(backupRows.id)).limit(count)

export async function findBackup(db: Db, id: string): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backupRows).where(eq(backupRows.id, id))
  return row
}
