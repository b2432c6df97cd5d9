import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { FastifyRequest } from 'fastify'
import type { CallContext, Row, ServerCollection } from '../crud/define.ts'
import { invalid } from '../platform/errors.ts'
import type { UploadServices } from './services.ts'
import type { PreparedFile } from './prepare-file.ts'
import { withReceivedForm, type ReceivedForm } from './read-form.ts'
import { targetOf } from './targets.ts'
import { prepareAll, requireType, storePrepared } from './upload-files.ts'

/** A record's JSON may be as long as the body of any other call. */
const FIELD_BYTES = 256 * 1024
const PREFIX = 'files.'

/**
 * Writes a record from a multipart body, as clients of Strapi 3 send it: its values as JSON in `data`, its files under
 * `files.<field>`. The files are checked and encoded before the record is written.
 * @param write stores the record from the parsed `data`
 * @throws ApiError `invalid`, `file_type`, `file_too_large`, and what `write` throws
 */
export async function withRecordForm(
  services: UploadServices,
  request: FastifyRequest,
  { declaration }: ServerCollection,
  context: CallContext,
  write: (body: unknown) => Promise<Row>,
): Promise<Row> {
  const isFilePart = (part: string) => part.startsWith(PREFIX) && fileField(declaration, part) !== undefined
  return withReceivedForm(
    request,
    services.files,
    { takes: isFilePart, fieldSize: FIELD_BYTES },
    async (form) => {
      const body = parseData(form)
      const prepared = await prepareFields(services, declaration, form)
      const row = await write(body)
      for (const [field, files] of prepared) {
        const owner = { ref: declaration.uploadRef ?? '', refId: row.id, field }
        await storePrepared(services, context, targetOf(services.registry, owner), files)
      }
      return row
    },
  )
}

function fileField({ fields }: Collection, part: string) {
  const field = fields[part.slice(PREFIX.length)]
  return field && isFile(field) ? field : undefined
}

function parseData({ fields: { data, ...others } }: ReceivedForm): unknown {
  const unknown = Object.keys(others).map((path) => ({ path, code: 'unknown_key' as const }))
  if (unknown.length > 0) throw invalid(unknown)
  if (typeof data !== 'string') throw invalid([{ path: 'data', code: 'required' }])
  try {
    return JSON.parse(data)
  } catch {
    throw invalid([{ path: 'data', code: 'invalid_format' }])
  }
}

async function prepareFields(services: UploadServices, declaration: Collection, { files }: ReceivedForm) {
  for (const file of files) requireType(file, fileField(declaration, file.part)?.accept ?? 'image')
  const prepared = new Map<string, PreparedFile[]>()
  for (const [part, ofField] of Map.groupBy(files, (file) => file.part))
    prepared.set(part.slice(PREFIX.length), await prepareAll(services, ofField, null))
  return prepared
}
