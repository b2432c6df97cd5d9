import { csvMeaning, type CsvColumns, type CsvMeaning } from '@dvor/contract/money/statements.ts'
import type { CsvRow } from '@dvor/format/csv/parse-csv.ts'
import { headings as words } from './headings.ts'

/** Index of each meaning's column in the rows below a heading. */
export interface Columns {
  /** Index of the heading among the rows. */
  heading: number
  at: ReadonlyMap<CsvMeaning, number>
}

/** A heading without accents, signs and case. */
const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function meaningsOf(cells: readonly string[]): Map<CsvMeaning, number> {
  const headings = cells.map(plain)
  const at = new Map<CsvMeaning, number>()
  for (const meaning of csvMeaning.options) {
    const pattern = words[meaning].find((one) => headings.some((heading) => one.test(heading)))
    if (pattern)
      at.set(
        meaning,
        headings.findIndex((heading) => pattern.test(heading)),
      )
  }
  return at
}

const isSufficient = (at: ReadonlyMap<CsvMeaning, number>) =>
  at.has('day') && (at.has('amount') || (at.has('credit') && at.has('debit')))

/** Largest number of lines about the account that banks put above the table. */
const mostPreamble = 40

/** The columns by their headings; null where day and amount cannot be recognised. */
export function detectColumns(rows: readonly CsvRow[]): Columns | null {
  for (const [heading, { cells }] of rows.slice(0, mostPreamble).entries()) {
    const at = meaningsOf(cells)
    if (isSufficient(at)) return { heading, at }
  }
  return null
}

/** The columns as chosen by a person; null where one of the chosen headings is missing. */
export function columnsAsChosen(rows: readonly CsvRow[], choice: CsvColumns): Columns | null {
  const pairs = Object.entries(choice) as [CsvMeaning, string][]
  for (const [heading, { cells }] of rows.slice(0, mostPreamble).entries()) {
    const at = new Map(pairs.map(([meaning, name]) => [meaning, cells.indexOf(name.trim())]))
    if ([...at.values()].every((index) => index >= 0) && isSufficient(at)) return { heading, at }
  }
  return null
}

/** The row that most resembles a heading, from which a person chooses the columns. */
export function likelyHeadings(rows: readonly CsvRow[]): string[] {
  const filled = ({ cells }: CsvRow) => cells.filter((cell) => /\p{L}/u.test(cell)).length
  const most = Math.max(0, ...rows.slice(0, mostPreamble).map(filled))
  return (
    rows
      .slice(0, mostPreamble)
      .find((row) => filled(row) === most)
      ?.cells.filter(Boolean) ?? []
  )
}
