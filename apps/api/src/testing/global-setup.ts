import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import type { TestProject } from 'vitest/node'
import { seedProperty } from '../seed/seed-property.ts'
import { openDatabase } from '../db/database.ts'
import { rememberRows } from './remembered-rows.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { programVersion } from '../platform/program-version.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string; database: string }
    /** Files of the sample and of its copies. */
    sampleFolder: string
  }
}

export const templateName = 'dvor_template'
/** A copy with remembered rows, for APIs that test files use one after another. */
export const emptyProperty = 'dvor_empty_property'

/** Starts one database server for all tests, with a migrated template that each test file copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(undefined, await folderOfClusters())
  const template = await cluster.createDatabase(templateName)
  await migrateDatabase(template, programVersion)
  const db = openDatabase(template)
  await seedProperty(db)
  // The owner of a test property has written the terms: while they have gaps, nothing is sold on the web.
  await db.$client.query(`update text_blocks set content = '<p>Podmienky.</p>' where mark = 'terms-content'`)
  await db.$client.query(`update terms_versions set content = '<p>Podmienky.</p>'`)
  await db.$client.end()
  await cluster.sealTemplate(templateName)
  await rememberRows(await cluster.createDatabase(emptyProperty, templateName))
  await cluster.sealTemplate(emptyProperty)
  provide('cluster', cluster.connection)
  const sampleFolder = await mkdtemp(join(tmpdir(), 'dvor-sample-'))
  provide('sampleFolder', sampleFolder)
  return async () => {
    await cluster.stop()
    await rm(sampleFolder, { recursive: true })
  }
}

const GIB = 2 ** 30

/**
 * Where the cluster of the tests lies: in memory, where there is enough of it. A copy of the prepared database has 860
 * files, and on a disk making and removing them costs more than all statements on most of them.
 */
async function folderOfClusters(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const room = memory ? memory.bavail * memory.bsize : 0
  return room >= 4 * GIB && process.availableMemory() >= 8 * GIB ? '/dev/shm' : tmpdir()
}
