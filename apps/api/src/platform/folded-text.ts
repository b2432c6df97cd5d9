import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Words as a pattern that means just them. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** Whether a text holds the words as they stand there, without regard to case and accents. `fold` is ours (migration 0000). */
export const containsFolded = (value: SQL, words: string): SQL =>
  sql`fold(${value}) like fold(${`%${escapeLike(words)}%`})`

/**
 * The same for a row whose table keeps all of its searched texts folded in the column `sought`, a line each. PostgreSQL
 * finds three letters and more by their index, where it has one; fewer are looked for in every row, which needs no
 * folding.
 */
export const isSought = (table: PgTable, words: string): SQL =>
  sql`${table}.sought like fold(${`%${escapeLike(words)}%`})`
