import { csvColumns, statementBytes, type CsvColumns } from '@dvor/contract/money/statements.ts'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../../platform/errors.ts'
import { readUploadedFile } from '../../platform/http/uploaded-file.ts'
import type { StatementFile } from '../import-statement.ts'

/**
 * The file of a request: as a form (`file`, and `columns` as JSON), or as the body itself.
 * @throws ApiError `invalid`, `file_too_large`
 */
export async function readUpload(request: FastifyRequest): Promise<StatementFile> {
  const accepted = { bytes: statementBytes, unnamed: 'statement', fields: ['columns'] }
  const { name, bytes, fields } = await readUploadedFile(request, accepted)
  const { columns } = fields
  return { name, bytes, columns: columns === undefined ? null : parseColumns(columns) }
}

function parseColumns(value: string): CsvColumns {
  const parsed = csvColumns.safeParse(jsonOf(value))
  if (!parsed.success) throw invalid([{ path: 'columns', code: 'invalid_value' }])
  return parsed.data
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
