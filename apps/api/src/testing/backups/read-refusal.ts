import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { restoreBackup } from '../../operations/backups/restore-backup.ts'
import { forgeArchive, type ForgedEntry } from '../files/forged-archive.ts'
import { tablesIn, type PackedProperty } from '../fixtures/packed-property.ts'
import { silent } from './silent-progress.ts'

/** How a damaged archive is refused. */
export const damaged = /^The archive is damaged or cut off: .*; nothing was changed$/

/** The one line that refuses an archive. Also checks that the place is still empty and the archive unchanged. */
export async function readRefusal(
  { folder, place }: PackedProperty,
  content: Buffer | ForgedEntry[],
  passphrase?: string,
): Promise<string> {
  const path = join(folder, 'bad.tar.zst')
  if (Array.isArray(content)) await forgeArchive(path, content)
  else await writeFile(path, content)
  const before = await readFile(path)
  const refusal: unknown = await restoreBackup(place, { path, passphrase, report: silent }).then(
    () => new Error('it was restored'),
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({ name: 'OperationRefused' })
  expect(await tablesIn(place.pool)).toEqual([])
  expect(
    (await readdir(place.dataDir, { recursive: true })).filter(
      (name) => /\.\w+$/.test(name) && !name.endsWith('.incoming'),
    ),
  ).toEqual([])
  expect((await readFile(path)).equals(before)).toBe(true)
  return refusal instanceof Error ? refusal.message : ''
}
