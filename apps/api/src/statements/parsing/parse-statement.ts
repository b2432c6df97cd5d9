import type { CsvColumns, StatementFormat } from '@dvor/contract/money/statements.ts'
import { ApiError } from '../../platform/errors.ts'
import { broken } from './broken.ts'
import { parseCamt } from './parse-camt.ts'
import type { ParsedStatement } from './parsed-line.ts'
import { readCsv } from './read-csv.ts'
import { readText } from './read-text.ts'
import { refuseLong } from './refuse-long.ts'

const binary: readonly string[] = [
  '%PDF',
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  '{\\rtf',
  '\u001f\u008b',
]

/**
 * Parses a bank's file into movements; its format is detected by its content, never by its name. All or nothing.
 * @throws ApiError `statement_format`, `statement_broken`, `statement_encoding`, `statement_columns`,
 * `statement_too_long`
 */
export function parseStatement(
  bytes: Uint8Array,
  choice: CsvColumns | null = null,
): ParsedStatement & { format: StatementFormat } {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  if (binary.some((mark) => start.startsWith(mark)))
    throw new ApiError('statement_format', 'This is neither CAMT.053 nor CSV')
  const text = readText(bytes).trim()
  if (text === '') throw broken('The file is empty')
  const statement = text.startsWith('<')
    ? ({ format: 'camt053', ...parseCamt(text) } as const)
    : ({ format: 'csv', ...readCsv(text, choice) } as const)
  refuseLong(statement.lines.length)
  return statement
}
