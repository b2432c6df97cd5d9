import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Code by which the guest of a finished reservation gets the discount for returning guests. It follows from the secret
 * of the guest's link, so that it ends with the link and does not reveal it.
 */
export const returnCodeOf = (token: AnyPgColumn): SQL<string> =>
  sql<string>`upper(substr(md5('return ' || ${token}), 1, 12))`
