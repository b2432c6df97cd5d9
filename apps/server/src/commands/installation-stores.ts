import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstallationStores } from '@dvor/api/operations/backups/make-backup.ts'
import { borrowPostgres } from '@dvor/postgres/borrow-postgres.ts'
import { checkForeign } from '@dvor/postgres/foreign.ts'
import { ownPostgres } from '@dvor/postgres/own-postgres.ts'
import type { Settings } from '../settings/config.ts'
import { withPrevious } from '../settings/secret.ts'
import { StartFailure } from '../failures/start-failure.ts'

type Work<T> = (property: InstallationStores) => Promise<T>

const silent = () => undefined

/**
 * Does a piece of work on the property of the settings, whether its server runs or not.
 * @throws PostgresFailure, StartFailure with one line
 */
export async function withStores<T>(settings: Settings, work: Work<T>): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return withForeign(settings, databaseUrl, work)
  return borrowPostgres(dataDir, silent, async (connection) =>
    work(await storesOf(settings, { ...connection })),
  )
}

/**
 * The same for work that needs exclusive access and may begin without a database: an embedded one is created where
 * there is none. @throws PostgresFailure when a server works on DATA_DIR
 */
export async function withExclusiveStores<T>(settings: Settings, work: Work<T>): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return withForeign(settings, databaseUrl, work)
  // Checked before a database is created, so that a refused folder stays empty.
  const stores = await storesOf(settings, {})
  const postgres = await ownPostgres({ dataDir, report: silent, onLost: silent })
  try {
    return await work({ ...stores, pool: { ...postgres.connection } })
  } finally {
    await postgres.stop()
  }
}

async function withForeign<T>(settings: Settings, connectionString: string, work: Work<T>): Promise<T> {
  await checkForeign(connectionString)
  return work(await storesOf(settings, { connectionString }))
}

async function storesOf(settings: Settings, pool: InstallationStores['pool']): Promise<InstallationStores> {
  const { dataDir, s3 } = settings
  return { pool, dataDir, s3, appSecret: withPrevious(await knownSecret(settings), settings.previousSecret) }
}

/** The property's secret; unlike a start, a command never creates one, because it would be a different one. */
async function knownSecret({ appSecret, dataDir }: Settings): Promise<string> {
  if (appSecret) return appSecret
  const path = join(dataDir, 'app-secret')
  const secret = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (secret) return secret
  throw new StartFailure(
    `APP_SECRET: ${path} is missing; copy it from where the property was, or set APP_SECRET`,
  )
}
