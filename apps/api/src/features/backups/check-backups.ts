import type { Db } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { findHouseBeginning, findLastGood } from './queries.ts'

const patienceMs = 48 * 60 * 60_000

/**
 * Whether the house has had no good backup for 48 hours (a new one: since its beginning). A house whose owner has
 * switched the nightly one off is kept in another way, and misses none.
 */
export async function isBackupOverdue(
  db: Db,
  { backups, clock }: Pick<Services, 'backups' | 'clock'>,
): Promise<boolean> {
  if (!backups?.nightly) return false
  const since = (await findLastGood(db))?.made_at ?? (await findHouseBeginning(db))
  return since !== undefined && clock.now().getTime() - Date.parse(since) > patienceMs
}
