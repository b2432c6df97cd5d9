import { firmCalls } from '@dvor/contract/calls/money/firms.ts'
import { firmRegisterBytes } from '@dvor/contract/money/firms.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firmLoads } from '../db/schema/settings/firms.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { findFirm } from './find-firm.ts'
import { loadRegister } from './load-register.ts'

/** Mounts firms by their number, and the file of the register. */
export function mountFirms(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, firmCalls, {
    find: ({ params }) => findFirm(db, params.ico),
    register: async () => (await db.select().from(firmLoads))[0] ?? null,
    load: {
      validatedByHandler: true,
      slowBody: true,
      bodyLimit: firmRegisterBytes,
      consumes: ['multipart/form-data'],
      handler: async (request) => loadRegister(db, await fileOf(request), services),
    },
  })
}

/** The file of the form, whose bytes are read as they come. @throws ApiError `invalid`, `file_too_large` */
async function fileOf(request: FastifyRequest) {
  const limits = { fileSize: firmRegisterBytes, files: 1, fields: 0, parts: 1 }
  const file = request.isMultipart() ? await request.file({ limits }) : undefined
  if (!file) throw invalid([{ path: 'file', code: 'required' }])
  async function* pieces(stream = file?.file): AsyncGenerator<Uint8Array> {
    if (!stream) return
    for await (const piece of stream) yield piece as Uint8Array
    if (stream.truncated) throw new ApiError('file_too_large', 'The file is too large')
  }
  return { name: file.filename || 'register.csv', pieces: pieces() }
}
