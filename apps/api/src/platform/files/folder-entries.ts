import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Entries of a folder that were last changed before `moment`, without hidden ones; none when the folder is missing. */
export async function listEntriesBefore(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const entries: string[] = []
  for (const name of names.filter((entry) => !entry.startsWith('.'))) {
    const entry = await stat(join(folder, name)).catch(() => undefined)
    if (entry && entry.mtime < moment) entries.push(name)
  }
  return entries
}
