/** A row with the number of the line on which it begins, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

export interface CsvText {
  rows: CsvRow[]
  /** The line on which an unclosed quotation begins; null where everything could be read. */
  brokenAt: number | null
}

/** One cell with its end: a separator, the end of the row, or of the text. */
function cellPattern(separator: string): RegExp {
  const mark = separator === '|' ? '\\|' : separator
  const quoted = '"([^"]*(?:""[^"]*)*)"'
  const bare = `([^"${mark}\\r\\n][^${mark}\\r\\n]*)?`
  return new RegExp(`(?:${quoted}|${bare})(${mark}|\\r\\n|\\r|\\n|$)`, 'y')
}

/**
 * Parses CSV by RFC 4180 with the given separator, as far as possible. Empty rows are left out. @param onRow is told the
 * number of rows so far, and may throw before all of a long file is read
 */
export function parseCsv(text: string, separator: string, onRow: (rows: number) => void = () => {}): CsvText {
  const rows: CsvRow[] = []
  const cell = cellPattern(separator)
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const match = cell.exec(text)
    if (!match) return { rows, brokenAt: line }
    const [whole, quoted, bare, end] = match
    row.cells.push((quoted?.replaceAll('""', '"') ?? bare ?? '').trim())
    line += countLines(whole)
    if (end === separator) continue
    if (row.cells.some((value) => value !== '')) rows.push(row)
    onRow(rows.length)
    row = { line, cells: [] }
    if (end === '') break
  }
  return { rows, brokenAt: null }
}

const countLines = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
