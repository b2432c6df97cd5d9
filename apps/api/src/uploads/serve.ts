import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { answerErrors } from '../platform/http/http.ts'
import { sourceName } from './prepare-file.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** A browser's own viewer of PDF files needs inline styles; scripts and frames stay forbidden. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

const folderShape = /^[0-9a-z]{8,24}-[0-9a-f]{8}$/
/** Names of `plainName`; a NUL in one would make the file system throw. */
const nameShape = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u

/** RFC 8187 allows fewer unescaped characters than a path does. */
const headerName = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

/** Serves `/uploads/{folder}/{name}`. The files never change, so browsers may cache them for ever. */
export function uploadServer(files: FileStore): FastifyPluginAsync {
  return async (app) => {
    answerErrors(app)
    app.get<{ Params: { folder: string; name: string } }>(
      '/uploads/:folder/:name',
      async (request, reply) => {
        const { folder, name } = request.params
        const type = types[name.split('.').at(-1)?.toLowerCase() ?? '']
        const allowed = type && folderShape.test(folder) && nameShape.test(name) && name !== sourceName
        if (!allowed) throw notFound('This file')
        const file = await files.open(folder, name)
        if (!file) throw notFound('This file')
        reply.headers({
          'content-type': type,
          'content-length': file.bytes,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          // Other origins that the settings allow show the pictures, too; there are no private files here.
          'cross-origin-resource-policy': 'cross-origin',
        })
        if (type === 'application/pdf') {
          const disposition = `inline; filename*=UTF-8''${headerName(name)}`
          reply.headers({ 'content-disposition': disposition, 'content-security-policy': pdfPolicy })
        }
        return reply.send(file.content)
      },
    )
  }
}
