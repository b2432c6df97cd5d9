import { todayIn, timeIn } from '@dvor/format/instants.ts'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import type { Row } from '../../crud/define.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ExportedList } from './export-list.ts'
import type { Column } from './write-cells.ts'

/** A sheet is made in memory; longer lists are for CSV, which is a stream. */
const mostRows = 20_000

/** Width of the columns, in letters. */
const width = 18

/**
 * The list as a workbook of one sheet: its heads stay in sight, money is a number, days and moments are dates by the
 * property's clock. Texts are stored as texts, so that none is taken for a formula.
 * @throws ApiError `query_invalid` above 20,000 rows
 */
export async function writeSheet(db: Db, { columns, readRows }: ExportedList): Promise<Buffer> {
  const heads = columns.map(({ label }): Cell => ({ value: label, type: String, fontWeight: 'bold' }))
  const cells = await inTransaction(db, async (tx) => {
    const lines: Cell[][] = []
    for await (const rows of readRows(tx)) {
      if (lines.length + rows.length > mostRows)
        throw new ApiError('query_invalid', 'The list is too long for a sheet')
      lines.push(...rows.map((row) => columns.map((column) => sheetCell(column, row))))
    }
    return lines
  })
  const options = { stickyRowsCount: 1, columns: columns.map(() => ({ width })) }
  return writeExcelFile([heads, ...cells], options).toBuffer()
}

function sheetCell({ key, kind, cell }: Column, row: Row): Cell {
  const value = row[key]
  if (value === null || value === undefined) return null
  if (kind === 'cents') return { value: Number(value) / 100, type: Number, format: '#,##0.00' }
  if (kind === 'day') return { value: dateOf(String(value)), type: Date, format: 'd.m.yyyy' }
  if (kind === 'instant')
    return {
      value: dateOf(todayIn(String(value)), timeIn(String(value))),
      type: Date,
      format: 'd.m.yyyy hh:mm',
    }
  const written = cell(value, row)
  if (typeof written === 'number') return { value: written, type: Number }
  return written === null || written === '' ? null : { value: withoutControls(written), type: String }
}

/** A sheet has no zones: its dates are those of a calendar and a clock on the wall. */
const dateOf = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00Z`)

/** Signs that XML does not allow would make the file unreadable; a cell holds at most 32,767 signs. */
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .slice(0, 32_767)
