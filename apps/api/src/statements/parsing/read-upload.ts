import { csvColumns, statementBytes, type CsvColumns } from '@dvor/contract/money/statements.ts'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../../platform/errors.ts'
import type { StatementFile } from '../import-statement.ts'

const limits = { fileSize: statementBytes, files: 1, fields: 2, fieldSize: 10_000, parts: 4 }

/**
 * The file of a request: as a form (`file`, and `columns` as JSON), or as the body itself.
 * @throws ApiError `invalid`, `file_too_large`
 */
export async function readUpload(request: FastifyRequest): Promise<StatementFile> {
  if (request.isMultipart()) return readForm(request)
  const { body } = request
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid([{ path: 'file', code: 'required' }])
  return { name: 'statement', bytes: body, columns: null }
}

async function readForm(request: FastifyRequest): Promise<StatementFile> {
  let file: Omit<StatementFile, 'columns'> | null = null
  let columns: CsvColumns | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'file')
        file = { name: part.filename || 'statement', bytes: await part.toBuffer() }
      else if (part.type === 'field' && part.fieldname === 'columns') columns = parseColumns(part.value)
      else throw invalid([{ path: part.fieldname, code: 'unknown_key' }])
    }
  } catch (error) {
    // Reads and drops the rest of a refused form, which would otherwise hold its connection open.
    request.raw.unpipe()
    request.raw.resume()
    throw error
  }
  if (!file) throw invalid([{ path: 'file', code: 'required' }])
  return { ...file, columns }
}

function parseColumns(value: unknown): CsvColumns {
  const parsed = csvColumns.safeParse(jsonOf(value))
  if (!parsed.success) throw invalid([{ path: 'columns', code: 'invalid_value' }])
  return parsed.data
}

function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
