import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Escapes the special characters of a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * Whether a text contains the words literally, without regard to case and accents. `fold` is a function of the schema
 * (migration 0000).
 */
export const containsFolded = (value: SQL, words: string): SQL =>
  sql`fold(${value}) like fold(${`%${escapeLike(words)}%`})`

/** Whether the trigram index can find the words, which needs three letters in a row. */
export const areIndexed = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words)

/**
 * The same for a row of a table with the column `hasSearchText`, which keeps all searched texts folded, a line each.
 * PostgreSQL finds three and more letters by the trigram index, where there is one. Fewer letters are searched in
 * every row, which needs no folding; the expression then keeps PostgreSQL from scanning the whole index.
 */
export const matchesSearchText = (table: PgTable, words: string): SQL =>
  areIndexed(words)
    ? sql`${table}.search_text like fold(${`%${escapeLike(words)}%`})`
    : sql`position(fold(${words}) in ${table}.search_text) > 0`
