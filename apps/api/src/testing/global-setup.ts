import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import type { TestProject } from 'vitest/node'
import { seedProperty } from '../seed/seed-property.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string; database: string }
    /** Files of the sample and of its copies. */
    sampleFolder: string
  }
}

export const templateName = 'dvor_template'

/** Starts one database server for all tests, with a migrated template that each test file copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const template = await cluster.createDatabase(templateName)
  await migrateDatabase(template)
  const db = openDatabase(template)
  await seedProperty(db)
  await db.$client.end()
  await cluster.sealTemplate(templateName)
  provide('cluster', cluster.connection)
  const sampleFolder = await mkdtemp(join(tmpdir(), 'dvor-sample-'))
  provide('sampleFolder', sampleFolder)
  return async () => {
    await cluster.stop()
    await rm(sampleFolder, { recursive: true })
  }
}
