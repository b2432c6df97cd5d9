import type { CsvColumns, CsvMeaning } from '@dvor/contract/money/statements.ts'
import { parseCsv, type CsvRow, type CsvText } from '@dvor/format/csv/parse-csv.ts'
import { ApiError } from '../../platform/errors.ts'
import { bankReference } from './bank-reference.ts'
import { broken } from './broken.ts'
import { columnsAsChosen, detectColumns, likelyHeadings, type Columns } from './detect-columns.ts'
import { ibanIn, ibansIn } from './iban-in.ts'
import { parseAmount } from './parse-amount.ts'
import { parseDay } from './parse-day.ts'
import { symbolOf, symbolsIn } from './parse-symbols.ts'
import { largestAmount, tidy, type ParsedLine, type ParsedStatement } from './parsed-line.ts'
import { refuseLong } from './refuse-long.ts'

const total =
  /^(spolu|celkom|celkem|sucet|soucet|suma|total|sum|pocet|obrat|konecny|konecna|pociatocny|pocatecni|zostatok|zustatek|(opening|closing) balance|balance)\b/

const booked =
  /^(completed?|book(ed)?|settled|executed|processed|posted|cleared|done|success(ful)?|paid|ok|final|za?uctovan|spracovan|zpracovan|z?realizovan|vykonan|proveden|uskutocnen|uskutecnen|dokoncen|preveden|pripisan|prijat)/

/** Number of rows that a bank may write above its movements. */
const headRows = 50

const separators = [';', ',', '\t', '|'] as const

interface Table extends CsvText {
  columns: Columns
}

/**
 * Reads a bank's CSV: separator, heading and columns are detected, or as chosen by a person. @throws ApiError
 * `statement_columns` with the headings, `statement_broken` with the line
 */
export function readCsv(text: string, choice: CsvColumns | null): ParsedStatement {
  const { rows, columns } = tableOf(text, choice)
  const width = rows[columns.heading]?.cells.length ?? 0
  const below = rows.slice(columns.heading + 1)
  const body = below
    .filter(({ cells }) => !isTotal(cells, columns.at.get('day') ?? -1))
    .map((row) => ({ ...row, cells: fitted(row, width) }))
  const booked = body.filter((row) => isBooked(valueOf(row, columns, 'state')))
  return {
    accounts: accountsOf(rows.slice(0, columns.heading), body, columns),
    lines: booked.map((row) => lineOf(row, columns)),
    left_out: below.length - booked.length,
  }
}

/** Accounts by their column, else the one that the bank names above the table. */
function accountsOf(above: readonly CsvRow[], body: readonly CsvRow[], columns: Columns): string[] {
  const inColumn = ibansIn(body.map((row) => valueOf(row, columns, 'account')))
  if (inColumn.length > 0) return inColumn
  return above.flatMap(({ cells }) => ibanIn(cells.join(' ')) ?? []).slice(0, 1)
}

function tableOf(text: string, choice: CsvColumns | null): Table {
  const read = separators.map((separator) => parseCsv(text, separator, (rows) => refuseLong(rows - headRows)))
  const tables = read.flatMap((csv): Table[] => {
    const columns = choice ? columnsAsChosen(csv.rows, choice) : detectColumns(csv.rows)
    return columns ? [{ ...csv, columns }] : []
  })
  const [best] = tables.toSorted((a, b) => b.columns.at.size - a.columns.at.size)
  if (!best) throw unknownColumns(read)
  if (best.brokenAt !== null) throw broken('A quotation does not end', best.brokenAt)
  return best
}

function unknownColumns(read: readonly CsvText[]): ApiError {
  const candidates = read.map(({ rows }) => likelyHeadings(rows))
  const headings = candidates.toSorted((a, b) => b.length - a.length)[0] ?? []
  return new ApiError('statement_columns', 'The columns cannot be told', { details: { headings } })
}

/** A row with the width of its heading; surplus separators at its end are ignored, missing cells mean a cut file. */
function fitted({ cells, line }: CsvRow, width: number): string[] {
  const fittedCells = cells.slice(0, width)
  const extra = cells.slice(width).some((cell) => cell !== '')
  if (fittedCells.length < width || extra) throw broken('A row does not fit its heading', line)
  return fittedCells
}

/** A value of a row, also from the form in which spreadsheets keep digits as text: `="0000123456"`. */
const valueOf = ({ cells }: CsvRow, { at }: Columns, meaning: CsvMeaning): string | null =>
  (cells[at.get(meaning) ?? -1] ?? '').replace(/^="(.*)"$/, '$1').trim() || null

function lineOf(row: CsvRow, columns: Columns): ParsedLine {
  const value = (meaning: CsvMeaning) => valueOf(row, columns, meaning)
  const booked_on = parseDay(value('day') ?? '')
  const amount = amountOf(value)
  if (booked_on === null) throw broken('A row without a day', row.line)
  if (amount === null) throw broken('A row without an amount', row.line)
  if (Math.abs(amount) > largestAmount) throw broken('An amount is too large', row.line)
  const inText = symbolsIn(value('end_to_end_id'), value('message'), value('bank_reference'))
  return {
    booked_on,
    amount,
    currency: (value('currency') ?? 'EUR').toUpperCase(),
    variable_symbol: symbolOf(value('variable_symbol')) ?? inText.variable_symbol,
    specific_symbol: symbolOf(value('specific_symbol')) ?? inText.specific_symbol,
    constant_symbol: symbolOf(value('constant_symbol')) ?? inText.constant_symbol,
    counterparty_name: tidy(value('counterparty_name')),
    counterparty_iban: tidy(value('counterparty_iban')),
    message: tidy(value('message')),
    end_to_end_id: tidy(value('end_to_end_id')),
    bank_reference: bankReference(value('bank_reference')),
    is_reversal: false,
  }
}

const outgoing = /^(d|-|debet|debit|dbit|odchadzajuc|vydaj|vydavok|odpis)/

/** Cents with the sign of the direction, from one signed column, one with its direction, or two. */
function amountOf(value: (meaning: CsvMeaning) => string | null): number | null {
  const single = value('amount')
  if (single === null) {
    const [credit, debit] = [parseAmount(value('credit') ?? '0'), parseAmount(value('debit') ?? '0')]
    return credit === null || debit === null ? null : credit - Math.abs(debit)
  }
  const amount = parseAmount(single)
  const direction = value('direction')
  if (amount === null || direction === null) return amount
  return outgoing.test(foldedText(direction)) ? 0 - Math.abs(amount) : amount
}

/** A text without accents, in lower case. */
const foldedText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Whether a row below the movements sums them up: it has no day, and begins with the word for a total or balance. */
function isTotal(cells: readonly string[], dayColumn: number): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  return parseDay(cells[dayColumn] ?? '') === null && total.test(foldedText(first))
}

/**
 * Whether the state of a movement in a bank's words says that its money has come or gone. A movement without a state,
 * and one with a balance under that heading, is booked; a word that is not known is not.
 */
function isBooked(state: string | null): boolean {
  if (state === null || parseAmount(state) !== null) return true
  return booked.test(foldedText(state))
}
