import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { undrawnMark } from '@dvor/contract/installation/undrawn-mark.ts'
import { and, asc, eq, like } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { files } from '../../db/schema/system/files.ts'
import { urlOf } from '../../platform/files/file-places.ts'

const isUndrawn = like(files.url, `${urlOf(undrawnMark, '').replace(/\/$/, '')}%`)

/** Pictures of the sample that show their colours only. */
export const countUndrawn = (db: Db): Promise<number> => db.$count(files, isUndrawn)

/** Records of these pictures, the oldest first. `name` is that of the scene, as a JPEG file. */
export async function listUndrawn(db: Db): Promise<UndrawnFile[]> {
  return db
    .select({ id: files.id, url: files.url, name: files.name })
    .from(files)
    .where(isUndrawn)
    .orderBy(asc(files.id))
}

export type UndrawnFile = Pick<UploadedFile, 'id' | 'url' | 'name'>

/** Gives a file's record other files. False when the record has been removed, or has them already. */
export async function replaceFile(
  db: Db,
  { id, url }: UndrawnFile,
  by: Omit<UploadedFile, 'id' | 'name' | 'alt' | 'mime'>,
): Promise<boolean> {
  const changed = await db
    .update(files)
    .set(by)
    .where(and(eq(files.id, id), eq(files.url, url)))
    .returning({ id: files.id })
  return changed.length > 0
}
