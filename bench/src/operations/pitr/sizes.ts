import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchivedProperty } from './archived-property.ts'

const segmentMegabytes = 16
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** How much the archive takes, in words. */
export async function archivedSizes({
  archive,
  old,
}: ArchivedProperty): Promise<{ what: string; value: string }[]> {
  const { database, backup } = await archive.sizes()
  const [archiver] = await old.rows<{ n: number; failed: number }>(
    'select archived_count::int as n, failed_count::int as failed from pg_stat_archiver',
  )
  const segments = archiver?.n ?? 0
  return [
    { what: 'size of the cluster', value: megabytes(database) },
    { what: 'its full backup, compressed and encrypted', value: megabytes(backup) },
    { what: 'changes archived (WAL)', value: `${segments} segments, ${segments * segmentMegabytes} MB` },
    { what: 'the same in the archive', value: megabytes(await sizeOf(join(archive.place(1), 'archive'))) },
    { what: 'failed attempts to archive', value: String(archiver?.failed) },
  ]
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
