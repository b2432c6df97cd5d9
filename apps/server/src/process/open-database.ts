import { checkForeign } from '@dvor/postgres/foreign.ts'
import { checkPooler } from '@dvor/postgres/pooler.ts'
import { ownPostgres } from '@dvor/postgres/own-postgres.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import type { Settings } from '../settings/config.ts'
import type { Lifecycle } from './lifecycle.ts'

/**
 * The database closes last and may use the time that the other parts have left: one that is just being made is waited
 * for, because nobody would end it afterwards.
 */
const STOP_LIMIT_MS = 20_000

/**
 * Opens the database of the settings: the embedded one, which lives and ends with this process, or the one behind
 * DATABASE_URL, which is only checked, as is the way to it through a pooler. `onLaunched` is called when the process of
 * the embedded one runs, before it answers.
 * @throws PostgresFailure with one line.
 */
export async function openDatabase(
  { databaseUrl, poolerUrl, dataDir }: Settings,
  lifecycle: Lifecycle,
  report: (line: string) => void,
  onLaunched: () => void,
): Promise<Pick<ApiOptions, 'pool' | 'pooler'>> {
  if (databaseUrl) {
    await checkForeign(databaseUrl)
    const pool = { connectionString: databaseUrl }
    if (!poolerUrl) return { pool }
    await checkPooler(poolerUrl, databaseUrl)
    return { pool, pooler: { connectionString: poolerUrl } }
  }
  report('Starting the database')
  const opening = ownPostgres({
    dataDir,
    report,
    onLaunched,
    onLost: (failure) => void lifecycle.fail(failure),
  })
  // Noted before it is open: a signal during the start waits for the server and stops it, or it would be left behind.
  lifecycle.opened('The database', STOP_LIMIT_MS, () =>
    opening.then((postgres) => postgres.stop(), nothingToStop),
  )
  const postgres = await opening
  lifecycle.onForce(() => postgres.stopWithoutWaiting())
  return { pool: { ...postgres.connection } }
}

function nothingToStop(): void {}
