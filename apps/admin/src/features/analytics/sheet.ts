import { csvEuros, csvText, type CsvCell } from '@dvor/format/csv.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** A value as text and as a spreadsheet needs it. */
export interface Cell {
  text: string
  csv: CsvCell
}

/** The table of a chart; its first column names the row. */
export interface Sheet {
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export const word = (text: string): Cell => ({ text, csv: text })
export const count = (value: number): Cell => ({ text: formatNumber(value), csv: value })
/** @param cents null where there is nothing to divide by */
export const money = (cents: number | null): Cell =>
  cents === null ? word(i18n.t('none')) : { text: formatMoney(cents), csv: csvEuros(cents) }
export const percent = (value: number | null): Cell =>
  value === null ? word(i18n.t('none')) : { text: formatPercent(value), csv: value }

export const yearBefore = (head: string) => i18n.t('analytics.yearBefore', { head })

/** The table as CSV, with numbers without units. */
export const sheetCsv = ({ heads, rows }: Sheet): string =>
  csvText([heads, ...rows.map((row) => row.map(({ csv }) => csv))])
