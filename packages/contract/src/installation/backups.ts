import { z } from 'zod'
import { id, instant } from '../values/values.ts'

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
  /** Whether this instance can read the archive. */
  stored: z.boolean(),
})
export type Backup = z.infer<typeof backup>

/** `GET /backups`: the newest attempts first. */
export const backupList = z.object({
  running: z.boolean(),
  /** Whether new archives are encrypted. */
  encrypted: z.boolean(),
  backups: z.array(backup),
})
export type BackupList = z.infer<typeof backupList>

/** `POST /backups/{id}/link`: an address that is valid for two minutes. */
export const backupLink = z.object({ url: z.string() })
export type BackupLink = z.infer<typeof backupLink>
