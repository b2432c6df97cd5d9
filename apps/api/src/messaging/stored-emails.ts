import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'

/** Folder of the e-mails that were stored because no mail server was set. */
export const storedEmailsFolder = (dataDir: string): string => join(dataDir, 'emails')

/** The id of the e-mail at the end of a file's name, also of one whose writing was interrupted. */
const stored = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.part)?$/

/** Number of files that are looked up at a time. */
const portion = 500

/**
 * Deletes the stored files of e-mails whose recipient and content were cleared, or that are gone; other files in the
 * folder are left alone.
 */
export async function sweepStoredEmails({ db, dataDir }: { db: Db; dataDir: string }): Promise<void> {
  const folder = storedEmailsFolder(dataDir)
  const files = (await namesIn(folder)).flatMap((name) => {
    const id = stored.exec(name)?.[1]
    return id ? [{ name, id }] : []
  })
  for (let first = 0; first < files.length; first += portion) {
    const some = files.slice(first, first + portion)
    const keptIds = await listKept(
      db,
      some.map(({ id }) => id),
    )
    for (const { name, id } of some) if (!keptIds.has(id)) await rm(join(folder, name), { force: true })
  }
}

/** The folder is made with the first e-mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function listKept(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: outgoingEmailRows.id })
    .from(outgoingEmailRows)
    .where(and(inArray(outgoingEmailRows.id, ids), isNotNull(outgoingEmailRows.to)))
  return new Set(rows.map(({ id }) => id))
}
