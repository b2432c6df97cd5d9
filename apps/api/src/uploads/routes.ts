import multipart from '@fastify/multipart'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { fileEdit, uploadedFile, uploadLimits, type UploadedFile } from '@dvor/contract/values/uploads.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { UploadServices } from './services.ts'
import { queryDocument } from '../crud/query-document.ts'
import { contentRange } from '../crud/content-range.ts'
import { pageOf, type RawQuery } from '../crud/query.ts'
import { notFound } from '../platform/errors.ts'
import { describeFile } from './describe-file.ts'
import { countUploads, listUploads, uploads } from './list-files.ts'
import { findFile } from '../platform/files/file-queries.ts'
import { withUploadForm } from './read-form.ts'
import { removeFile } from './remove-file.ts'
import { uploadFiles } from './upload-files.ts'

const limits = { fileSize: uploadLimits.bytes, files: 30, fields: 10, fieldSize: 2000, parts: 40 }
const tags = ['upload']

/** The form for the OpenAPI document; `withUploadForm` reads and checks it as a stream. */
const uploadForm = z.object({
  files: z.array(z.file()),
  ref: z.string().optional(),
  refId: id.optional(),
  field: z.string().optional(),
  alt: z.string().optional(),
  data: z.literal('{}').optional(),
})

const params = z.object({ id })

/** Mounts uploading, describing and removing files. */
export function mountUploadCalls(app: FastifyInstance, services: UploadServices): void {
  const { clock, publicUrl } = services
  app.register(multipart, { limits })
  mountFileLists(app, services)
  const routes = typedApp(app)

  routes.post(
    '/upload',
    {
      config: { access: 'admin', validatedByHandler: true, slowBody: true },
      schema: {
        tags,
        summary: 'Nahratie súborov',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: { 200: z.array(uploadedFile), default: apiError },
      },
    },
    (request) =>
      withUploadForm(request, services.files, (form) =>
        uploadFiles(services, { actor: request.actor, clock, publicUrl }, form),
      ),
  )

  routes.put(
    '/upload/files/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Popis obrázka',
        params,
        body: fileEdit,
        response: { 200: uploadedFile, default: apiError },
      },
    },
    ({ actor, params, body }) => describeFile(services, actor, params.id, body),
  )

  routes.delete(
    '/upload/files/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Odstránenie súboru vo všetkých formátoch',
        params,
        response: { 200: uploadedFile, default: apiError },
      },
    },
    ({ actor, params }) => removeFile(services, actor, params.id),
  )
}

/** Mounts reading the records of uploaded files, as clients of Strapi 3 do. */
function mountFileLists(app: FastifyInstance, { db }: UploadServices): void {
  const routes = typedApp(app)
  const config = { access: 'admin' } as const
  const list = { 200: z.array(uploadedFile), default: apiError }

  app.get(
    '/upload/files',
    {
      config: { ...config, validatedByHandler: true },
      schema: {
        tags,
        summary: 'Nahraté súbory',
        querystring: queryDocument(uploads, 'list'),
        response: list,
      },
    },
    ({ query }, reply) => answerList(db, query as RawQuery, reply),
  )
  app.get(
    '/upload/files/count',
    {
      config: { ...config, validatedByHandler: true },
      schema: {
        tags,
        summary: 'Počet nahratých súborov',
        querystring: queryDocument(uploads, 'count'),
        response: { 200: z.int(), default: apiError },
      },
    },
    ({ query }) => countUploads(db, query as RawQuery),
  )
  routes.get(
    '/upload/files/:id',
    {
      config,
      schema: { tags, summary: 'Nahratý súbor', params, response: { 200: uploadedFile, default: apiError } },
    },
    async ({ params: { id: fileId } }) => {
      const file = await findFile(db, fileId)
      if (!file) throw notFound('This file')
      return file
    },
  )
  routes.get(
    '/upload/search/:text',
    {
      config,
      schema: {
        tags,
        summary: 'Súbory podľa názvu a popisu',
        params: z.object({ text: z.string().max(100) }),
        response: list,
      },
    },
    ({ params: { text } }) => listUploads(db, { _q: text }),
  )
}

async function answerList(db: Db, raw: RawQuery, reply: FastifyReply): Promise<UploadedFile[]> {
  const found = await listUploads(db, raw)
  const page = pageOf(raw, 'admin')
  reply.header('content-range', await contentRange('files', page, found.length, () => countUploads(db, raw)))
  return found
}
