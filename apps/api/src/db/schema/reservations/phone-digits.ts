import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The last nine digits of a phone number: the same with and without the code of the country. An index is made for
 * exactly this expression.
 */
export const lastDigitsOf = (phone: AnyPgColumn | SQL | string): SQL<string> =>
  sql<string>`right(regexp_replace(${phone}::text, '\\D', '', 'g'), 9)`
