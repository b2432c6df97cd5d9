import { z } from 'zod'
import { id, instant } from '../values/values.ts'

/** A test restored all of a backup into a database of its own, or checked the archive alone. */
export const restoreTestScope = z.enum(['restored', 'archive'])
export type RestoreTestScope = z.infer<typeof restoreTestScope>

/** One attempt to make a backup. */
export const backup = z.object({
  id,
  made_at: instant,
  name: z.string(),
  bytes: z.number().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  /** Reason for the failure. */
  failure: z.string().nullable(),
  /** Whether this instance can read the archive in the first place. */
  stored: z.boolean(),
  /** Time at which it was copied to the second place; null while it is not there. */
  copied_at: instant.nullable(),
  /** Reason for which it could not be copied. */
  copy_failure: z.string().nullable(),
  /** Time at which its restore was tested. */
  tested_at: instant.nullable(),
  test_scope: restoreTestScope.nullable(),
  /** Reason for which it could not be restored. */
  test_failure: z.string().nullable(),
})
export type Backup = z.infer<typeof backup>

/** `GET /backups`: the newest attempts first. */
export const backupList = z.object({
  running: z.boolean(),
  /** Whether new archives are encrypted. */
  encrypted: z.boolean(),
  /** Kind of the second place of the archives; null where none is set. */
  second_place: z.enum(['folder', 'bucket']).nullable(),
  backups: z.array(backup),
})
export type BackupList = z.infer<typeof backupList>

/** `POST /backups/{id}/link`: an address that is valid for two minutes. */
export const backupLink = z.object({ url: z.string() })
export type BackupLink = z.infer<typeof backupLink>
