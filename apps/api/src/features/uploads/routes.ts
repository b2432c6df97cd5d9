import multipart from '@fastify/multipart'
import { apiError } from '@dvor/contract/errors.ts'
import { fileEdit, uploadedFile, uploadLimits } from '@dvor/contract/uploads.ts'
import { id } from '@dvor/contract/values.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import { describeFile } from './describe-file.ts'
import { withUploadForm } from './read-form.ts'
import { removeFile } from './remove-file.ts'
import { uploadFiles } from './upload-files.ts'

const limits = { fileSize: uploadLimits.bytes, files: 30, fields: 10, fieldSize: 2000, parts: 40 }
const tags = ['upload']

/** The form as the document shows it; `withUploadForm` reads and checks it while it streams in. */
const uploadForm = z.object({
  files: z.array(z.file()),
  ref: z.string().optional(),
  refId: id.optional(),
  field: z.string().optional(),
  alt: z.string().optional(),
  data: z.literal('{}').optional(),
})

/** Uploading and removing files. */
export function mountUploadCalls(app: FastifyInstance, services: Services): void {
  const { clock, publicUrl } = services
  app.register(multipart, { limits })
  const routes = app.withTypeProvider<ZodTypeProvider>()

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
        params: z.object({ id }),
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
        params: z.object({ id }),
        response: { 200: uploadedFile, default: apiError },
      },
    },
    ({ actor, params }) => removeFile(services, actor, params.id),
  )
}
