import { createWriteStream } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isThere } from './is-there.ts'
import type { BackupSettings } from '../../platform/services.ts'
import { openCopyPlace, type StoredArchive } from './stored/copy-place.ts'
import { isBackupName } from './stored/keep-backups.ts'
import { preparePlace } from './stored/partial-name.ts'

/**
 * Names of all archives, newest first, with the places where each is. When the second place is away, `report` gets one
 * line about it and the archives of the first place are listed.
 */
export async function listArchives(
  settings: BackupSettings,
  report: (line: string) => void,
): Promise<{ name: string; isHere: boolean; isThere: boolean }[]> {
  const here = new Set((await readdir(settings.folder).catch(() => [])).filter(isBackupName))
  const there = new Set(await listSecondPlace(settings, report))
  const names = [...new Set([...here, ...there])].toSorted().toReversed()
  return names.map((name) => ({ name, isHere: here.has(name), isThere: there.has(name) }))
}

async function listSecondPlace(settings: BackupSettings, report: (line: string) => void): Promise<string[]> {
  try {
    return (await openCopyPlace(settings)?.list()) ?? []
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    report(`Only the archives of ${settings.folder} are known, the second place does not answer: ${why}`)
    return []
  }
}

/**
 * Path of the archive that an operator named: a path, or the name of an archive in the first place or in the second
 * one, from which it is fetched. A path to nothing is returned as it is, for the restore to refuse.
 */
export async function findArchive(
  pathOrName: string,
  settings: BackupSettings,
  report: (line: string) => void,
): Promise<string> {
  const path = resolve(pathOrName)
  if (!isBackupName(pathOrName) || (await isThere(path))) return path
  const local = join(settings.folder, pathOrName)
  if (await isThere(local)) return local
  const archive = await openCopyPlace(settings)?.open(pathOrName)
  if (!archive) return path
  report('Fetching the archive from the second place')
  await store(archive, local)
  return local
}

async function store({ content }: StoredArchive, path: string): Promise<void> {
  const partial = await preparePlace(path)
  try {
    await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
