import { dayParts, type Day } from './days.ts'
import { timeIn, todayIn, type Instant } from './instants.ts'
import { decimalEuros } from './money.ts'

/** A number stays a number for the spreadsheet; everything else is text. */
export type CsvCell = string | number | null

/** Tells spreadsheets that the file is UTF-8; stands once, before the first line. */
export const csvMark = '\uFEFF'

/** Amounts as they stand in a table; nothing else that begins with a sign is harmless. */
const plainNumber = /^-?\d+(,\d+)?$/
/** What a spreadsheet may take for a formula, whatever blank stands before it, in wide letters of Asia, too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = cell ?? ''
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One row as a Slovak spreadsheet reads it: semicolons, decimal commas, CRLF. Quoted where it must be; a text that would
 * be taken for a formula is led by an apostrophe.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(';')}\r\n`

/** A whole table as a file. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => csvMark + rows.map(csvLine).join('')

/** Euros of these cents, `1234,50`: no spaces and no sign of the currency, so that it can be summed. */
export const csvEuros = (cents: number): string => decimalEuros(cents).replace('.', ',')

/** `4.7.2026`, which Slovak spreadsheets know as a day. */
export function csvDay(day: Day): string {
  const { year, month, date } = dayParts(day)
  return `${date}.${month}.${year}`
}

/** `4.7.2026 14:05` by the house's clock. */
export const csvInstant = (instant: Instant): string => `${csvDay(todayIn(instant))} ${timeIn(instant)}`
