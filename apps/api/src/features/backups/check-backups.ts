import type { Db } from '../../platform/database.ts'
import { findHouseBeginning, findLastGood } from './queries.ts'

const patienceMs = 48 * 60 * 60_000

/** Whether the house has had no good backup for 48 hours (a new one: since its beginning). */
export async function isBackupOverdue(db: Db, now: Date): Promise<boolean> {
  const since = (await findLastGood(db))?.made_at ?? (await findHouseBeginning(db))
  return since !== undefined && now.getTime() - Date.parse(since) > patienceMs
}
