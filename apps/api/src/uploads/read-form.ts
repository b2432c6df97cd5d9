import { open, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { uploadFields, type UploadFields } from '@dvor/contract/values/uploads.ts'
import type { FastifyRequest } from 'fastify'
import { ApiError, invalid } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { asDiskFault, codeOf } from '../platform/files/store-faults.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { detectType, signatureBytes, type AcceptedType } from './detect-type.ts'

export interface IncomingFile {
  readonly name: string
  readonly path: string
  readonly type: AcceptedType
}

export interface UploadForm {
  readonly fields: UploadFields
  readonly files: readonly IncomingFile[]
}

/** A multipart body before its fields are checked; a file's name in the form is `part`. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly (IncomingFile & { readonly part: string })[]
}

interface FormRules {
  /** Whether a file with this name is accepted. */
  readonly takes: (part: string) => boolean
  /** Longest text of a field, in bytes. */
  readonly fieldSize?: number
}

const tooLarge = () => new ApiError('file_too_large', 'A file may have 25 MB')

async function typeOf(path: string): Promise<AcceptedType> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    const type = detectType(buffer.subarray(0, bytesRead))
    if (!type) throw new ApiError('file_type', 'Only JPEG, PNG, WebP, AVIF, HEIC and PDF files are taken')
    return type
  } finally {
    await file.close()
  }
}

async function receive(part: MultipartFile, path: string): Promise<IncomingFile> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }))
  if (part.file.truncated) throw tooLarge()
  // A part with an empty file name has none at all.
  return { name: part.filename || '', path, type: await typeOf(path) }
}

function parseFields(fields: Record<string, unknown>): UploadFields {
  // Any field about an owner means the form with an owner: the issues then concern that form alone.
  const isOwned = ['ref', 'refId', 'field'].some((key) => fields[key] !== undefined)
  const form = uploadFields.options[isOwned ? 0 : 1]
  const parsed = form.safeParse(fields, { reportInput: true })
  if (!parsed.success) throw invalid(fieldIssues(parsed.error.issues))
  return parsed.data
}

/** Translates limits that the parser reports by throwing into API errors. */
function asRefusal(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code === 'FST_FILES_LIMIT') return invalid([{ path: 'files', code: 'too_many' }])
  return asDiskFault(error)
}

/**
 * Receives the form into temporary files, runs `work` and always removes what is left of them. @throws ApiError
 * `file_too_large`, `file_type`, `invalid`, `storage_full`
 */
export async function withUploadForm<T>(
  request: FastifyRequest,
  store: FileStore,
  work: (form: UploadForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw invalid([{ path: 'files', code: 'required' }])
  return withReceivedForm(request, store, { takes: (part) => part === 'files' }, ({ fields, files }) => {
    if (files.length === 0) throw invalid([{ path: 'files', code: 'required' }])
    return work({ fields: parseFields(fields), files })
  })
}

/** The same for any multipart body, whose fields `work` checks itself. */
export async function withReceivedForm<T>(
  request: FastifyRequest,
  store: FileStore,
  rules: FormRules,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const paths: string[] = []
  try {
    return await work(await receiveForm(request, store, rules, paths))
  } catch (error) {
    discardRest(request)
    throw asRefusal(error)
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

/**
 * Reads and drops the rest of a refused form, which would otherwise hold its connection open for ever. The parser
 * cleans up later and stops the stream once more, so it is resumed each time.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.on('pause', () => raw.resume())
  raw.resume()
}

async function receiveForm(
  request: FastifyRequest,
  store: FileStore,
  { takes, fieldSize }: FormRules,
  paths: string[],
): Promise<ReceivedForm> {
  const files: (IncomingFile & { part: string })[] = []
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts(fieldSize ? { limits: { fieldSize } } : undefined)) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (!takes(part.fieldname)) throw invalid([{ path: part.fieldname, code: 'unknown_key' }])
    else {
      const path = await store.temporaryPath()
      paths.push(path)
      files.push({ ...(await receive(part, path)), part: part.fieldname })
    }
  }
  return { fields, files }
}
