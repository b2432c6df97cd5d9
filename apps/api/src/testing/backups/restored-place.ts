import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { listSequences, listTables } from '../../operations/backups/export-tables.ts'
import type { InstallationStores } from '../../operations/backups/make-backup.ts'
import { checkIntegrity } from '../../operations/integrity/check-integrity.ts'
import { openPlainStore } from '../../platform/files/open-file-store.ts'
import { emptyDatabase } from '../empty-database.ts'
import { testSecret } from '../fixtures/filled-property.ts'

/** An empty place to restore to, gone after the test. */
export async function elsewhere(more: Partial<InstallationStores> = {}): Promise<InstallationStores> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-restored-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { pool: await emptyDatabase(), dataDir, appSecret: testSecret, ...more }
}

/** All rows of all tables, and the positions of the sequences. */
export async function contentsOf(pool: pg.ClientConfig): Promise<Record<string, unknown>> {
  const client = new pg.Client(pool)
  await client.connect()
  const contents: Record<string, unknown> = { sequences: await listSequences(client) }
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
    )
    contents[name] = rows
  }
  await client.end()
  return contents
}

/** Names of the uploaded files in the store of a place. */
export async function filesOf({ dataDir, s3 }: InstallationStores): Promise<string[]> {
  const found: string[] = []
  for await (const { folder: one, name } of openPlainStore(dataDir, s3, 'uploads').list())
    found.push(`${one}/${name}`)
  return found.toSorted()
}

/** The integrity check of a place. */
export async function checkPlace(place: InstallationStores) {
  const db = openDatabase(place.pool)
  try {
    return await checkIntegrity(db, openPlainStore(place.dataDir, place.s3, 'uploads'))
  } finally {
    await db.$client.end()
  }
}
