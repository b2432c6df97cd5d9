import { z } from 'zod'
import { OperationRefused } from '../../platform/operation-refused.ts'

/** Raised when an older program could not read what a newer one writes. */
export const archiveFormat = 1

export const headName = 'dvor.json'
export const manifestName = 'manifest.json'

/** First in an archive: what whoever restores it must know before the rows come. */
export const archiveHead = z.object({
  format: z.literal(archiveFormat),
  made_at: z.iso.datetime(),
  /** Which secret the encrypted columns need; tells nothing of the secret itself. */
  secret_id: z.string(),
  migrations: z.array(z.object({ hash: z.string(), madeAt: z.number() })).min(1),
  /** Columns in the order in which the rows have them. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** Last in an archive: what all before it must be. Without it an archive is cut off. */
export const archiveManifest = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.int(),
  entries: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>

/** @throws OperationRefused for what no version of ours wrote, or a newer one than this program */
export function parseHead(text: string): ArchiveHead {
  const found = parseJson(text)
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(found)
  if (format > archiveFormat)
    throw new OperationRefused(
      `The archive is of format ${format}, this program reads up to ${archiveFormat}; update the program`,
    )
  const head = archiveHead.safeParse(found)
  if (!head.success) throw damaged('its head is not readable')
  return head.data
}

/** @throws OperationRefused when it is not what a backup writes */
export function parseManifest(text: string): ArchiveManifest {
  const manifest = archiveManifest.safeParse(parseJson(text))
  if (!manifest.success) throw damaged('its manifest is not readable')
  return manifest.data
}

export const damaged = (why: string): OperationRefused =>
  new OperationRefused(`The archive is damaged or cut off: ${why}; nothing was changed`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('a list in it is not readable')
  }
}
