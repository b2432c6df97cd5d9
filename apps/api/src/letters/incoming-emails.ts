import type { AttachedFile } from '@dvor/contract/messages/letters.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { emailFileRows as files } from '../db/schema/messages/email-files.ts'
import { incomingEmailRows as rows } from '../db/schema/messages/incoming-emails.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'
import { notFound } from '../platform/errors.ts'

/** Files of e-mails that came, by the e-mail's id. */
export async function listFilesOf(db: Db, ids: readonly string[]): Promise<Map<string, AttachedFile[]>> {
  if (ids.length === 0) return new Map()
  const { id, incoming, name } = files
  const found = await db
    .select({ id, incoming, name, isKept: sql<boolean>`octet_length(${files.content}) = ${files.size}` })
    .from(files)
    .where(inArray(incoming, [...ids]))
    .orderBy(asc(id))
  const byEmail = Map.groupBy(found, (file) => file.incoming ?? '')
  return new Map(
    [...byEmail].map(([email, list]) => [
      email,
      list.map((file) => ({ name: file.name, file: file.isKept ? file.id : null, isTooLarge: !file.isKept })),
    ]),
  )
}

/** The sanitised html of an e-mail that came, and its files. @throws ApiError `not_found` */
export async function readContent(db: Db, id: string) {
  const [row] = await db.select({ html: rows.html }).from(rows).where(eq(rows.id, id))
  if (!row) throw notFound('E-mail')
  return { html: row.html, attachments: (await listFilesOf(db, [id])).get(id) ?? [] }
}

/** Marks what came about a reservation as read. @returns how many were unread */
export async function markRead(db: Db, reservation: string): Promise<number> {
  const marked = await db
    .update(rows)
    .set({ is_new: false })
    .where(and(eq(rows.reservation, reservation), eq(rows.is_new, true)))
    .returning({ notified: notifyRecordChange('incoming-emails', sql`${rows.id}`) })
  return marked.length
}
