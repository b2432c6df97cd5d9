import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { applyMigrations, listApplied, listMigrations, refuseNewer, type Migration } from './migrations.ts'
import { lockNotAvailable, sqlState } from './sql-state.ts'

/** Arbitrary number; nothing else in this database may use it. */
const migrationLock = 7_204_118

/** Longest time (ms) for which a step waits for a table: guests' statements queue up behind it meanwhile. */
const lockLimitMs = 1000
const retryMs = 200
/** Attempts to get the tables' locks while guests book; two minutes at most. */
const mostAttempts = 100

/**
 * Migrates the database to this program's schema; of several instances that start at once one migrates, the others
 * wait. Programs that are running go on: a step that cannot have its tables within a second gives its locks up and
 * tries again.
 * @param version of this program
 * @throws OperationRefused when the database is newer than this program can work with
 */
export async function migrateDatabase(config: pg.ClientConfig, version: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await listApplied(client)
    const migrations = listMigrations()
    refuseNewer('The database', applied, version, migrations)
    const last = applied.at(-1)?.madeAt ?? 0
    const missing = migrations.filter(({ madeAt }) => madeAt > last)
    if (missing.length > 0) await migrateWhenFree(client, missing)
  } finally {
    // An open transaction ends with its connection: a failed step leaves the schema as it was.
    await client.end()
  }
}

async function migrateWhenFree(client: pg.Client, missing: readonly Migration[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockLimitMs}`)
      await applyMigrations(client, missing)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (sqlState(error) !== lockNotAvailable || attempt === mostAttempts) throw error
      await delay(retryMs)
    }
  }
}
