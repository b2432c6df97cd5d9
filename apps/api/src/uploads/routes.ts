import multipart from '@fastify/multipart'
import { uploadCalls } from '@dvor/contract/calls/content/uploads.ts'
import { uploadLimits, type UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { removeFolder } from './remove-folder.ts'
import type { UploadServices } from './services.ts'
import { queryDocument } from '../crud/query-document.ts'
import { contentRange } from '../crud/content-range.ts'
import { pageOf, type RawQuery } from '../crud/query.ts'
import { notFound } from '../platform/errors.ts'
import { describeFile } from './describe-file.ts'
import { countUploads, listUploads, uploads } from './list-files.ts'
import { findFile, deleteFile } from '../platform/files/file-queries.ts'
import { withUploadForm } from './read-form.ts'
import { requireTarget, targetOf } from './targets.ts'
import { uploadFiles } from './upload-files.ts'

const limits = { fileSize: uploadLimits.bytes, files: 30, fields: 10, fieldSize: 2000, parts: 40 }
/** Mounts uploading, describing and removing files. */
export function mountUploadCalls(app: FastifyInstance, services: UploadServices): void {
  const { db, clock, publicUrl } = services
  app.register(multipart, { limits })
  mountCalls(app, uploadCalls, {
    upload: {
      validatedByHandler: true,
      slowBody: true,
      consumes: ['multipart/form-data'],
      handler: (request) =>
        withUploadForm(request, services.files, (form) =>
          uploadFiles(services, { actor: request.actor, clock, publicUrl }, form),
        ),
    },
    list: {
      validatedByHandler: true,
      querystring: queryDocument(uploads, 'list'),
      handler: ({ query }, reply) => answerList(db, query as RawQuery, reply),
    },
    count: {
      validatedByHandler: true,
      querystring: queryDocument(uploads, 'count'),
      handler: ({ query }) => countUploads(db, query as RawQuery),
    },
    single: async ({ params }) => {
      const file = await findFile(db, params.id)
      if (!file) throw notFound('This file')
      return file
    },
    search: ({ params: { text } }) => listUploads(db, { _q: text }),
    describe: ({ actor, params, body }) => describeFile(services, actor, params.id, body),
    delete: ({ actor, params }) => removeFile(services, actor, params.id),
  })
}

/** Removes a file's record and, after the commit, all its formats. @throws ApiError `not_found`, `forbidden` */
async function removeFile(services: UploadServices, actor: Actor, fileId: string): Promise<UploadedFile> {
  const file = await inTransaction(services.db, async (tx) => {
    const gone = await deleteFile(tx, fileId)
    if (!gone) throw notFound('This file')
    const target = gone.owner ? targetOf(services.registry, gone.owner) : undefined
    requireTarget(actor, target)
    if (gone.owner && target) {
      const { name } = target.collection.declaration
      const before = { [gone.owner.field]: [{ id: fileId, name: gone.file.name }] }
      const change = { collection: name, recordId: gone.owner.refId, action: 'file removed' as const, before }
      await recordChange(tx, actor, change)
      await announceContentChange(tx, name)
    }
    return gone.file
  })
  await removeFolder(services, folderOf(file.url))
  return file
}

async function answerList(db: Db, raw: RawQuery, reply: FastifyReply): Promise<UploadedFile[]> {
  const uploads = await listUploads(db, raw)
  const page = pageOf(raw, { isReader: true })
  reply.header(
    'content-range',
    await contentRange('files', page, uploads.length, () => countUploads(db, raw)),
  )
  return uploads
}
