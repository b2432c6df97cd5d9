import { checkForeign } from '@dvor/postgres/foreign.ts'
import { ownPostgres } from '@dvor/postgres/own-postgres.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import type { Settings } from '../settings/config.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The database closes last and may use the time that the other parts have left. */
const STOP_LIMIT_MS = 8000

/**
 * Opens the database of the settings: the embedded one, which lives and ends with this process, or the one behind
 * DATABASE_URL, which is only checked.
 * @throws PostgresFailure with one line.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  lifecycle: Lifecycle,
  report: (line: string) => void,
): Promise<ApiOptions['pool']> {
  if (databaseUrl) {
    await checkForeign(databaseUrl)
    return { connectionString: databaseUrl }
  }
  report('Starting the database')
  const opening = ownPostgres({ dataDir, report, onLost: (failure) => void lifecycle.fail(failure) })
  // Noted before it is open: a signal during the start waits for the server and stops it, or it would be left behind.
  lifecycle.opened('The database', STOP_LIMIT_MS, () =>
    opening.then((postgres) => postgres.stop(), nothingToStop),
  )
  const postgres = await opening
  lifecycle.onForce(() => postgres.stopWithoutWaiting())
  return { ...postgres.connection }
}

function nothingToStop(): void {}
