import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { whileCopying } from '../../platform/files/claim-backup.ts'
import type { Services } from '../../platform/services.ts'
import { recordCopies, recordCopyFailure } from './queries.ts'
import { openCopyPlace, type CopyPlace } from './stored/copy-place.ts'
import { chooseOutdated, isBackupName } from './stored/keep-backups.ts'

type CopyServices = Pick<Services, 'backups' | 'clock' | 'db' | 'pool'>

export type CopyOutcome = { copied: number } | { failure: string }

/**
 * Copies the archives that the second place lacks, newest first, and removes outdated ones there by the rules of the
 * first place. A copy that fails is tried again at the next run; the failure is recorded and shown as an alert.
 * A copy may take longer than the half-hour between two runs: the next one leaves it alone. @returns undefined where no
 * second place is set, or copies are under way
 */
export async function copyBackups({
  backups,
  clock,
  db,
  pool,
}: CopyServices): Promise<CopyOutcome | undefined> {
  const place = backups && openCopyPlace(backups)
  if (!place) return undefined
  try {
    const copied = await whileCopying(pool, () => copyMissing(backups.folder, place))
    if (copied === undefined) return undefined
    await recordCopies(db, await place.list(), clock.now())
    return { copied }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    await recordCopyFailure(db, failure)
    return { failure }
  }
}

/** The same in the background: the outcome goes to the log. */
export async function copyAndLog(services: CopyServices & Pick<Services, 'log'>): Promise<void> {
  const outcome = await copyBackups(services)
  if (!outcome) return
  if ('failure' in outcome) services.log.error(outcome, 'backups were not copied to the second place')
  else if (outcome.copied > 0) services.log.info(outcome, 'backups are copied to the second place')
}

async function copyMissing(folder: string, place: CopyPlace): Promise<number> {
  const here = (await readdir(folder).catch(() => [])).filter(isBackupName)
  const there = new Set(await place.list())
  const outdated = new Set(chooseOutdated([...new Set([...here, ...there])]))
  const missing = here.filter((name) => !there.has(name) && !outdated.has(name) && place.accepts(name))
  for (const name of missing.toSorted().toReversed()) await place.put(join(folder, name), name)
  for (const name of there) if (outdated.has(name)) await place.remove(name)
  return missing.length
}
