import { PostgresFailure } from './failure.ts'
import { readFrom } from './foreign.ts'

/** One database of one running server. */
const IDENTITY = `SELECT extract(epoch FROM pg_postmaster_start_time())::text || ' '
  || (SELECT oid FROM pg_database WHERE datname = current_database()) AS id`

/**
 * Checks that the address of a pooler leads to the database of DATABASE_URL: writes to another one would be lost, and a
 * standby would show old rows.
 * @throws PostgresFailure with one line that starts with the setting's name; the password is never in it.
 */
export async function checkPooler(poolerUrl: string, databaseUrl: string): Promise<void> {
  const [pooled] = await readFrom<{ id: string }>('DATABASE_POOLER_URL', poolerUrl, IDENTITY)
  const [direct] = await readFrom<{ id: string }>('DATABASE_URL', databaseUrl, IDENTITY)
  if (pooled?.id !== direct?.id)
    throw new PostgresFailure('DATABASE_POOLER_URL: leads to another database than DATABASE_URL')
}
