import { checkIntegrity } from '@dvor/api/operations/integrity/check-integrity.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { openPlainStore } from '@dvor/api/platform/files/open-file-store.ts'
import type pg from 'pg'

/** Where files are when they are not in the folder. */
export type FileStore = Parameters<typeof openPlainStore>[1]

/** Result of the integrity check of a property: how much it checked, and violations in words. */
export async function integrityOf(
  connection: pg.PoolConfig,
  dataDir: string,
  store?: FileStore,
): Promise<{ checked: number; violations: string[] }> {
  const db = openDatabase({ ...connection, max: 1 })
  try {
    const { checked, violations } = await checkIntegrity(db, openPlainStore(dataDir, store, 'uploads'))
    const words = violations.map(({ rule, count, examples }) => `${count} × ${rule} (${examples.join(', ')})`)
    return { checked, violations: words }
  } finally {
    await db.$client.end()
  }
}

/** Violations that the integrity check finds in a property, in words. */
export const integrityViolations = async (...place: Parameters<typeof integrityOf>): Promise<string[]> =>
  (await integrityOf(...place)).violations
