import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Escapes the special characters of a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * Whether a text contains the words literally, without regard to case and accents. `fold` is a function of the schema
 * that does what `foldText` does.
 */
export const containsFolded = (value: SQL, words: string): SQL =>
  sql`fold(${value}) like fold(${`%${escapeLike(words)}%`})`

/** The words of a searched text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Whether every word of a searched text is somewhere in the columns, in any order. */
export function containsWords(columns: readonly (AnyPgColumn | SQL)[], text: string): SQL {
  const all = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )
  const each = wordsOf(text).map((word) => containsFolded(sql`concat_ws(' ', ${all})`, word))
  return sql`(${sql.join(each, sql` and `)})`
}

/**
 * Digits that find a phone number however it and the searched text are written, with the country's code or without it;
 * undefined where the text is no number.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()/.+\p{Pd}\p{Cf}]{4,}$/u.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '').replace(/^(00421|421|0+)/, '')
  // The national number: nothing before it is needed to tell it from others.
  return digits.length >= 3 ? digits.slice(-9) : undefined
}

/** Whether a phone number contains the digits; false where the searched text is no number. */
export const containsDigits = (phone: AnyPgColumn | SQL, digits: string | undefined): SQL =>
  digits ? sql`position(${digits} in regexp_replace(${phone}, '\\D', '', 'g')) > 0` : sql`false`

/** Whether the trigram index can find the words, which needs three letters in a row. */
export const areIndexed = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words)

/**
 * Whether a row of a table with the column `hasSearchText`, which keeps all searched texts folded, a line each, contains
 * the word. PostgreSQL finds three and more letters by the trigram index, where there is one. Fewer letters are searched
 * in every row, which needs no folding; the expression then keeps PostgreSQL from scanning the whole index.
 */
export const matchesSearchText = (table: PgTable, word: string): SQL =>
  areIndexed(word)
    ? sql`${table}.search_text like fold(${`%${escapeLike(word)}%`})`
    : sql`position(fold(${word}) in ${table}.search_text) > 0`
