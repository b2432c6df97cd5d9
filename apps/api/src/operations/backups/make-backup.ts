import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import pg from 'pg'
import { fileAreas, openPlainStore, type FileArea } from '../../platform/files/open-file-store.ts'
import { deriveKey, deriveKeys, type AppSecret } from '../../platform/keys.ts'
import { listApplied } from '../../db/migrations.ts'
import { OperationRefused } from '../../db/operation-refused.ts'
import type { S3Settings } from '../../platform/files/s3-client.ts'
import { claimBackup } from '../../platform/files/claim-backup.ts'
import { exportTable, listSequences, listTables } from './export-tables.ts'
import { archiveFormat, type ArchiveHead } from './manifest.ts'
import { fileName } from './places.ts'
import { preparePlace } from './stored/partial-name.ts'
import { ArchiveWriter } from './write-archive.ts'

/** The stores of a property that a backup reads: its database and its files. */
export interface InstallationStores {
  readonly pool: pg.ClientConfig
  readonly dataDir: string
  readonly s3?: S3Settings
  readonly appSecret: AppSecret
}

export interface BackupOptions {
  /** Path of the new archive; the name must be free. */
  readonly path: string
  readonly now: Date
  /** Encrypts the archive; without it the archive is readable by everybody who has it. */
  readonly passphrase?: string
  /** false takes the tables only. */
  readonly withFiles?: boolean
}

export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/** Identifies the secret of a property without revealing it, so that a restore can compare it. */
export const secretId = (appSecret: AppSecret): string => deriveKey(appSecret, 'backup').id

/** Ids of all secrets of a property, the earlier one included. */
export const secretIds = (appSecret: AppSecret): string[] =>
  deriveKeys(appSecret, 'backup').map(({ id }) => id)

/**
 * Writes the whole property into one archive while it goes on working: all tables as they are at one moment, then all
 * files. The files of that moment stay until the end, because nothing removes files while a backup is made. @throws
 * OperationRefused in one line; nothing is left behind then
 */
export async function makeBackup(property: InstallationStores, options: BackupOptions): Promise<MadeBackup> {
  const path = resolve(options.path)
  const client = new pg.Client({ ...property.pool, application_name: 'dvor-backup' })
  // The failure of a connection is thrown by the statement that waits on it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await claimBackup(client)
    const partial = await preparePlace(path)
    const archive = new ArchiveWriter(path, partial, options.passphrase)
    try {
      const counts = await writeAll(client, property, options, archive)
      return { path, bytes: (await stat(path)).size, ...counts }
    } catch (error) {
      await archive.abort()
      throw error
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Counts = Omit<MadeBackup, 'path' | 'bytes'>

async function writeAll(
  client: pg.Client,
  property: InstallationStores,
  { now, withFiles = true }: BackupOptions,
  archive: ArchiveWriter,
): Promise<Counts> {
  await client.query('begin isolation level repeatable read read only')
  const head = await describeInstallation(client, property, now)
  await archive.begin(head)
  const rows: Record<string, number> = {}
  for (const table of head.tables) rows[table.name] = await exportTable(client, table, archive)
  const sequences = await listSequences(client)
  // Copying files may take long; an open snapshot would hold back the database's vacuum.
  await client.query('commit')
  let files = 0
  if (withFiles) for (const area of fileAreas) files += await addFiles(property, area, archive)
  await archive.finish({ rows, sequences, files })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return { tables: head.tables.length, rows: total, files }
}

async function describeInstallation(
  client: pg.Client,
  { appSecret }: InstallationStores,
  now: Date,
): Promise<ArchiveHead> {
  const migrations = await listApplied(client)
  if (migrations.length === 0)
    throw new OperationRefused('The database holds no property yet; start the server first')
  return {
    format: archiveFormat,
    made_at: now.toISOString(),
    secret_id: secretId(appSecret),
    migrations,
    tables: await listTables(client),
  }
}

async function addFiles(
  { dataDir, s3 }: InstallationStores,
  area: FileArea,
  archive: ArchiveWriter,
): Promise<number> {
  const store = openPlainStore(dataDir, s3, area)
  let count = 0
  for await (const { folder, name } of store.list()) {
    const opened = await store.open(folder, name)
    // Stored and removed after the snapshot, so no row of the archive refers to it.
    if (!opened) continue
    await archive.addStream(fileName(area, folder, name), opened.bytes, opened.content)
    count++
  }
  return count
}
