import { checkIntegrity } from '@dvor/api/operations/integrity/check-integrity.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { openPlainStore } from '@dvor/api/platform/files/open-file-store.ts'
import type pg from 'pg'

/** Violations that the integrity check finds in a property, in words. */
export async function integrityViolations(connection: pg.PoolConfig, dataDir: string): Promise<string[]> {
  const db = openDatabase({ ...connection, max: 1 })
  try {
    const { violations } = await checkIntegrity(db, openPlainStore(dataDir, undefined, 'uploads'))
    return violations.map(({ rule, count, examples }) => `${count} × ${rule} (${examples.join(', ')})`)
  } finally {
    await db.$client.end()
  }
}
