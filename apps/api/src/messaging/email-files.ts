import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { emailFileRows as rows } from '../db/schema/messages/email-files.ts'

/** Hours for which an uploaded file waits for its letter. */
const waitingHours = 24

/** Keeps a file for a letter that is being written, and removes those whose letters were never sent. */
export async function insertFile(
  db: Db,
  { name, bytes }: { name: string; bytes: Buffer },
  now: Date,
): Promise<{ id: string; name: string; size: number }> {
  const over = new Date(now.getTime() - waitingHours * 3_600_000).toISOString()
  await db.delete(rows).where(and(isNull(rows.email), isNull(rows.incoming), lt(rows.createdAt, over)))
  const [row] = await db
    .insert(rows)
    .values({ name, size: bytes.length, content: bytes, createdAt: now.toISOString() })
    .returning({ id: rows.id, name: rows.name, size: rows.size })
  if (!row) throw new Error('one row gives one file')
  return row
}

/** Files that wait for a letter, locked until the transaction ends, in the order of the ids. */
export async function lockWaitingFiles(db: Db, ids: readonly string[]) {
  const found = await db
    .select({ id: rows.id, name: rows.name, size: rows.size })
    .from(rows)
    .where(and(inArray(rows.id, [...ids]), isNull(rows.email), isNull(rows.incoming)))
    .for('update')
  return ids.flatMap((id) => found.find((file) => file.id === id) ?? [])
}

/** Gives files to the e-mail that carries them. */
export async function giveFiles(db: Db, ids: readonly string[], email: string): Promise<void> {
  if (ids.length > 0)
    await db
      .update(rows)
      .set({ email })
      .where(inArray(rows.id, [...ids]))
}

/** A file with its content; undefined where it is gone. */
export async function findEmailFile(db: Db, id: string) {
  const [row] = await db.select().from(rows).where(eq(rows.id, id))
  return row
}
