import { getTableColumns } from 'drizzle-orm'
import { constraintError } from '../../crud/constraints.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { invalid } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { insertUser, type NewUser } from './user-queries.ts'

/**
 * Adds an account and its related rows in the same transaction. @returns its id @throws ApiError `conflict` naming
 * what is in use, `invalid` for a name that looks like an address
 */
export async function addAccount(
  db: Db,
  actor: Actor,
  account: NewUser,
  alongside: (tx: Db, id: string) => Promise<void>,
): Promise<string> {
  requirePlainName(account.username)
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertUser(tx, account)
      await recordChange(tx, actor, {
        collection: 'users',
        recordId: id,
        action: 'create',
        after: account,
      })
      await alongside(tx, id)
      return id
    })
  } catch (error) {
    throw (
      (await constraintError(db, { table: userRows, columns: { ...getTableColumns(userRows) } }, error)) ??
      error
    )
  }
}

/** A name with an @ could be mistaken for another person's address at sign-in. */
function requirePlainName(username: string): void {
  if (username.includes('@')) throw invalid([{ path: 'username', code: 'invalid_format' }])
}
