import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Words as a pattern that means just them. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** Whether a text holds the words as they stand there, without regard to case and accents. `fold` is ours (migration 0000). */
export const containsFolded = (value: SQL, words: string): SQL =>
  sql`fold(${value}) like fold(${`%${escapeLike(words)}%`})`

/** Whether words can be found by the index of letters: it knows three in a row, and more. */
export const areIndexed = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words)

/**
 * The same for a row whose table keeps all of its searched texts folded in the column `hasSearchText`, a line each. PostgreSQL
 * finds three letters and more by their index, where it has one; fewer are looked for in every row, which needs no
 * folding, and are asked for in a way that keeps it from reading through the whole index instead.
 */
export const matchesSearchText = (table: PgTable, words: string): SQL =>
  areIndexed(words)
    ? sql`${table}.search_text like fold(${`%${escapeLike(words)}%`})`
    : sql`position(fold(${words}) in ${table}.search_text) > 0`
