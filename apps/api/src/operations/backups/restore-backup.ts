import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { applyMigrations, listMigrations, refuseNewer } from '../../db/migrations.ts'
import { fileAreas, openPlainStore, type FileArea } from '../../platform/files/open-file-store.ts'
import { OperationRefused } from '../../db/operation-refused.ts'
import { ApiError } from '../../platform/errors.ts'
import { postgresError } from '../../db/sql-state.ts'
import { clearTables, isOccupied, refuseOthers } from './check-place.ts'
import { claimBackup } from '../../platform/files/claim-backup.ts'
import {
  dropReferences,
  restoreReferences,
  RowLoader,
  setSequences,
  switchTriggers,
} from './import-tables.ts'
import { secretIds, type InstallationStores } from './make-backup.ts'
import { damaged, headName, manifestName, type ArchiveManifest } from './manifest.ts'
import { placeOf } from './places.ts'
import { readEntries, verifyArchive, type ArchiveEntry, type CheckedArchive } from './read-archive.ts'
import { programVersion } from '../../platform/program-version.ts'

export interface RestoreOptions {
  readonly path: string
  /** Of an encrypted archive. */
  readonly passphrase?: string
  /** Overwrites existing data. */
  readonly replace?: boolean
  /** Continues although the secret differs from the backup's. */
  readonly otherSecret?: boolean
  /** Only the database is restored; files are in place already, or only compared with their checksums. */
  readonly tablesOnly?: boolean
  readonly report: (line: string) => void
}

export interface RestoredInstallation {
  readonly madeAt: string
  readonly rows: number
  readonly files: number
  readonly manifest: ArchiveManifest
}

/** Files that a restore has written, so that they can be removed again and told apart from earlier ones. */
type Placed = Record<FileArea, Set<string>>

/**
 * Restores a property from an archive. The archive is first read and checked as a whole. Then files are put beside the
 * existing ones (their folders' names are never used twice), and all tables change in one transaction: stopped at any
 * point, the place holds either its previous data or all of the backup. @throws OperationRefused in one line
 */
export async function restoreBackup(
  property: InstallationStores,
  options: RestoreOptions,
): Promise<RestoredInstallation> {
  options.report('Checking the archive')
  const archive = await verifyArchive(options.path, options.passphrase)
  refuseUnfit(archive, property, options)
  const client = new pg.Client({ ...property.pool, application_name: 'dvor-restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await claimBackup(client)
    await refuseOthers(client)
    if (!options.replace && (await isOccupied(client, options.tablesOnly ? undefined : property)))
      throw new OperationRefused(
        'There is a property here already; choose an empty place, or say --replace to overwrite this one for good',
      )
    return await fillPlace(client, property, archive, options)
  } catch (error) {
    throw asOneLine(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuseUnfit(
  { head }: CheckedArchive,
  { appSecret }: InstallationStores,
  { otherSecret }: RestoreOptions,
): void {
  const migrations = listMigrations()
  refuseNewer('The archive', head.migrations, programVersion, migrations)
  const strange = head.migrations.some(({ hash }, index) => migrations[index]?.hash !== hash)
  if (strange)
    throw new OperationRefused(
      'The archive was made by another line of this program; restore it with that one',
    )
  if (!otherSecret && !secretIds(appSecret).includes(head.secret_id))
    throw new OperationRefused(
      'APP_SECRET is not the one of this backup: bring the property’s app-secret into DATA_DIR (or set APP_SECRET; APP_SECRET_PREVIOUS where it was replaced since), or say --other-secret to go on without; then everybody signs in anew and document numbers of guests cannot be read',
    )
}

async function fillPlace(
  client: pg.Client,
  property: InstallationStores,
  archive: CheckedArchive,
  { path, passphrase, report, tablesOnly }: RestoreOptions,
): Promise<RestoredInstallation> {
  const { head, manifest } = archive
  const stores = Object.fromEntries(
    fileAreas.map((area) => [area, openPlainStore(property.dataDir, property.s3, area)]),
  ) as Record<FileArea, FileStore>
  const before = await listFolders(stores)
  const placed: Placed = { uploads: new Set(), documents: new Set() }
  try {
    report('Restoring tables and files')
    await client.query(`set lock_timeout = '10s'`)
    await client.query('begin')
    await loadAll(client, readEntries(path, passphrase), archive, tablesOnly ? undefined : { stores, placed })
    await client.query('commit')
  } catch (error) {
    // Closes the connection instead of rolling back, because a rollback would wait for the rows still being sent;
    // uncommitted rows are discarded with the connection.
    await client.end().catch(() => undefined)
    // Removes the files that the old property did not have; if that fails, its nightly clean-up removes them.
    await removeFolders(stores, placed, before).catch(() => undefined)
    throw error
  }
  // From here on the new property is complete; files that only the old one had are removed.
  if (!tablesOnly) await removeFolders(stores, before, placed)
  await client.query('analyze')
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  return { madeAt: head.made_at, rows, files: manifest.files, manifest }
}

async function loadAll(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  { head, manifest }: CheckedArchive,
  target: { stores: Record<FileArea, FileStore>; placed: Placed } | undefined,
): Promise<void> {
  const migrations = listMigrations()
  await clearTables(client)
  await applyMigrations(client, migrations.slice(0, head.migrations.length))
  const references = await dropReferences(client)
  await switchTriggers(client, 'disable')
  const loader = new RowLoader(client, head)
  for await (const { name, content } of entries) {
    if (name === headName || name === manifestName) {
      await buffer(content)
      continue
    }
    const place = placeOf(name)
    if (place.kind === 'rows') {
      await loader.load(place.table, content)
    } else if (target) {
      target.placed[place.area].add(place.folder)
      await target.stores[place.area].place(place.folder, place.name, await buffer(content))
    } else {
      await finished(Readable.from(content).resume())
    }
  }
  await loader.finish()
  compareRows(loader.rows, manifest.rows)
  await restoreReferences(client, references)
  await switchTriggers(client, 'enable')
  await setSequences(client, manifest.sequences)
  await applyMigrations(client, migrations.slice(head.migrations.length))
}

function compareRows(loaded: Record<string, number>, expected: Record<string, number>): void {
  for (const [table, count] of Object.entries(expected))
    if (loaded[table] !== count) throw damaged(`${table} has ${loaded[table] ?? 0} rows instead of ${count}`)
}

async function listFolders(stores: Record<FileArea, FileStore>): Promise<Placed> {
  const folders: Placed = { uploads: new Set(), documents: new Set() }
  for (const area of fileAreas) for await (const { folder } of stores[area].list()) folders[area].add(folder)
  return folders
}

/** Removes the folders of `which`, without those that are `kept`. */
async function removeFolders(
  stores: Record<FileArea, FileStore>,
  which: Placed,
  keptFolders: Placed,
): Promise<void> {
  for (const area of fileAreas)
    for (const folder of which[area]) if (!keptFolders[area].has(folder)) await stores[area].remove(folder)
}

const diskFull = '53100'
const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'

/** Turns failures of the disk or the database into one line for the operator. */
function asOneLine(error: unknown): unknown {
  if (error instanceof ApiError && error.code === 'storage_full')
    return new OperationRefused('There is no room left for the files; nothing was changed')
  const cause = postgresError(error)
  if (cause?.code === diskFull)
    return new OperationRefused('There is no room left for the database; nothing was changed')
  if (cause?.code === lockNotAvailable)
    return new OperationRefused('Somebody else holds the tables; stop what works on the database first')
  if (cause?.code === insufficientPrivilege)
    return new OperationRefused(`The database’s user may not do this: ${cause.message}; nothing was changed`)
  if (error instanceof Error && error.message.startsWith('Connection terminated'))
    return new OperationRefused(
      'The database went away in the middle (is its disk full?); nothing was changed',
    )
  return error
}
