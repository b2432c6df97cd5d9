import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { RestoreTestScope } from '@dvor/contract/installation/backups.ts'
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

/** Records which archives are in the second place at present. */
export async function recordCopies(db: Db, names: string[], now: Date): Promise<void> {
  await db
    .update(backupRows)
    .set({ copied_at: now.toISOString(), copy_failure: null })
    .where(and(inArray(backupRows.name, names), isNull(backupRows.copied_at)))
  await db
    .update(backupRows)
    .set({ copied_at: null })
    .where(and(notInArray(backupRows.name, names), isNotNull(backupRows.copied_at)))
  await db.update(backupRows).set({ copy_failure: null }).where(isNotNull(backupRows.copy_failure))
}

/** Records the failed attempt with the newest good backup. */
export async function recordCopyFailure(db: Db, reason: string): Promise<void> {
  const newest = await findLastGood(db)
  if (newest) await db.update(backupRows).set({ copy_failure: reason }).where(eq(backupRows.id, newest.id))
}

export type RestoreTest = { test_scope: RestoreTestScope; test_failure: string | null }

/** Records the result of a test of its restore with a backup. */
export async function recordRestoreTest(db: Db, id: string, test: RestoreTest, now: Date): Promise<void> {
  await db
    .update(backupRows)
    .set({ ...test, tested_at: now.toISOString() })
    .where(eq(backupRows.id, id))
}

/** The newest test of a restore; undefined where there was none. */
export async function findLastTest(db: Db): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backupRows)
    .where(isNotNull(backupRows.tested_at))
    .orderBy(desc(backupRows.tested_at))
    .limit(1)
  return row
}
