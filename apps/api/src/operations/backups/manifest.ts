import { z } from 'zod'
import { OperationRefused } from '../../db/operation-refused.ts'

/** Increased when an older program could not read the format of a newer one. */
export const archiveFormat = 1

export const headName = 'dvor.json'
export const manifestName = 'manifest.json'

/** First entry of an archive: data that a restore needs before the rows. */
export const archiveHead = z.object({
  format: z.literal(archiveFormat),
  made_at: z.iso.datetime(),
  /** Identifies the secret of the encrypted columns without revealing it. */
  secret_id: z.string(),
  migrations: z.array(z.object({ hash: z.string(), madeAt: z.number() })).min(1),
  /** Columns in the order of the rows. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** Last entry of an archive: sizes and sums of all entries before it. An archive without it is cut off. */
export const archiveManifest = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.int(),
  entries: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>

/** @throws OperationRefused for a format that no version of ours wrote, or one newer than this program */
export function parseHead(text: string): ArchiveHead {
  const json = parseJson(text)
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(json)
  if (format > archiveFormat)
    throw new OperationRefused(
      `The archive is of format ${format}, this program reads up to ${archiveFormat}; update the program`,
    )
  const head = archiveHead.safeParse(json)
  if (!head.success) throw damaged('its head is not readable')
  return head.data
}

/** @throws OperationRefused when it is not a manifest of a backup */
export function parseManifest(text: string): ArchiveManifest {
  const manifest = archiveManifest.safeParse(parseJson(text))
  if (!manifest.success) throw damaged('its manifest is not readable')
  return manifest.data
}

/** The refusal of an archive; `why` completes its sentence. */
export const damaged = (why: string): OperationRefused =>
  new OperationRefused(`The archive is damaged or cut off: ${why}; nothing was changed`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('a list in it is not readable')
  }
}
