import { dayParts, type Day } from './days.ts'
import { timeIn, todayIn, type Instant } from './instants.ts'
import { decimalEuros } from './money.ts'

/** A number stays a number for the spreadsheet; everything else is text. */
export type CsvCell = string | number | null

/** Marks the file as UTF-8 for spreadsheets; once, before the first line. */
export const csvMark = '\uFEFF'

/** Amounts in a table; any other text that begins with a sign is escaped. */
const plainNumber = /^-?\d+(,\d+)?$/
/** Texts that a spreadsheet may take for a formula, after any white space, also in full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A number with its country's code (as the ITU gives them out); nothing but digits and the usual gaps. */
const phone =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[ \u00A0]?([\d(][\d \u00A0/()-]{2,})$/

/**
 * Escapes text that a spreadsheet would change. A phone would become the number 421905123456, and with an apostrophe
 * it could not be dialled: `(+421) 905 123 456` is read by people, phones and spreadsheets alike.
 */
function harmless(text: string): string {
  if (phone.test(text)) return text.replace(phone, '(+$1) $2')
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const safe = harmless(cell ?? '')
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One row in the form of a Slovak spreadsheet: semicolons, decimal commas, CRLF. Quoted where necessary; a text that
 * would be taken for a formula gets an apostrophe, a phone has its country in brackets.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(';')}\r\n`

/** A whole table as a file. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => csvMark + rows.map(csvLine).join('')

/** Euros of these cents, `1234,50`: no spaces and no sign of the currency, so that it can be summed. */
export const csvEuros = (cents: number): string => decimalEuros(cents).replace('.', ',')

/** `4.7.2026`, which Slovak spreadsheets read as a day. */
export function csvDay(day: Day): string {
  const { year, month, date } = dayParts(day)
  return `${date}.${month}.${year}`
}

/** `4.7.2026 14:05` by the property's clock. */
export const csvInstant = (instant: Instant): string => `${csvDay(todayIn(instant))} ${timeIn(instant)}`
