import type { Db } from '../../db/database.ts'
import { deleteCodesOf, deleteSessionsOf, storePasswordHash } from '../queries/sign-in-queries.ts'

/**
 * Gives an account a new password and ends its open codes and its sessions (all, or all but the one that changes it),
 * in the caller's transaction. Afterwards the caller drops the account from its session cache.
 */
export async function changeStoredPassword(
  tx: Db,
  userId: string,
  hash: string,
  keptSession?: string,
): Promise<void> {
  await storePasswordHash(tx, userId, hash)
  await deleteCodesOf(tx, userId)
  await deleteSessionsOf(tx, userId, keptSession)
}
