import pg from 'pg'
import { applyMigrations, listApplied, listMigrations, refuseNewer } from './migrations.ts'

/** Arbitrary number; nothing else in this database may use it. */
const migrationLock = 7_204_118

/**
 * Migrates the database to this program's schema; of several instances that start at once one migrates, the others
 * wait. @throws OperationRefused when the database is newer than this program
 */
export async function migrateDatabase(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await listApplied(client)
    const known = listMigrations()
    refuseNewer('The database', applied, known)
    const last = applied.at(-1)?.madeAt ?? 0
    const missing = known.filter(({ madeAt }) => madeAt > last)
    if (missing.length === 0) return
    await client.query('begin')
    await applyMigrations(client, missing)
    await client.query('commit')
  } finally {
    // An open transaction ends with its connection: a failed step leaves the schema as it was.
    await client.end()
  }
}
