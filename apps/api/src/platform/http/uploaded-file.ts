import type { FastifyRequest } from 'fastify'
import { invalid } from '../errors.ts'

/** A file of a request with the other fields of its form. */
export interface UploadedFile {
  name: string
  bytes: Buffer
  fields: Readonly<Record<string, string>>
}

interface Accepted {
  /** Largest size of the file. */
  bytes: number
  /** Name of a file that comes without one. */
  unnamed: string
  /** Fields that the form may have beside `file`. */
  fields?: readonly string[]
}

/**
 * The one file of a request: the field `file` of a form, or the body itself.
 * @throws ApiError `invalid`, `file_too_large`
 */
export async function readUploadedFile(request: FastifyRequest, accepted: Accepted): Promise<UploadedFile> {
  if (request.isMultipart()) return readForm(request, accepted)
  const { body } = request
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid([{ path: 'file', code: 'required' }])
  return { name: accepted.unnamed, bytes: body, fields: {} }
}

async function readForm(
  request: FastifyRequest,
  { bytes, unnamed, fields = [] }: Accepted,
): Promise<UploadedFile> {
  const limits = { fileSize: bytes, files: 1, fields: 2, fieldSize: 10_000, parts: 4 }
  let file: { name: string; bytes: Buffer } | null = null
  const values: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'file')
        file = { name: part.filename || unnamed, bytes: await part.toBuffer() }
      else if (part.type === 'field' && fields.includes(part.fieldname))
        values[part.fieldname] = String(part.value)
      else throw invalid([{ path: part.fieldname, code: 'unknown_key' }])
    }
  } catch (error) {
    // Reads and drops the rest of a refused form, which would otherwise hold its connection open.
    request.raw.unpipe()
    request.raw.resume()
    throw error
  }
  if (!file) throw invalid([{ path: 'file', code: 'required' }])
  return { ...file, fields: values }
}
