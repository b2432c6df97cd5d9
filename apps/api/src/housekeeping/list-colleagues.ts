import type { Colleague } from '@dvor/contract/housekeeping/rooms.ts'
import { asc, eq } from 'drizzle-orm'
import { accountShape, signedInUser } from '../accounts/queries/user-queries.ts'
import type { Db } from '../db/database.ts'
import { userRows } from '../db/schema/accounts/users.ts'

/** People with a right in the back office, by name; `cleans` says who may do the work of housekeeping. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const accounts = await db
    .select(accountShape)
    .from(userRows)
    .where(eq(userRows.blocked, false))
    .orderBy(asc(userRows.username))
  return accounts
    .map(signedInUser)
    .filter(({ permissions }) => permissions.length > 0)
    .map(({ id, username, permissions }) => ({
      id,
      name: username,
      cleans: permissions.includes('housekeeping.work'),
    }))
}
