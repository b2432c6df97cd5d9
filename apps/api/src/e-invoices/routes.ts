import { receivedInvoices as declaration } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { transportView } from '@dvor/contract/money/e-invoices.ts'
import { receivedInvoiceBytes, receivedStateInput } from '@dvor/contract/money/received-invoices.ts'
import { id } from '@dvor/contract/values/values.ts'
import { slugify } from '@dvor/format/slug.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { CallContext, Row } from '../crud/define.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { readUploadedFile } from '../platform/http/uploaded-file.ts'
import { readSettings } from '../property/settings.ts'
import { findReceivedFile, markReceived, receiveInvoice, type ReceivedRow } from './inbox/receive-invoice.ts'
import { listRefusedFiles } from './inbox/read-folder.ts'
import { sendEInvoice } from './sending/send-e-invoices.ts'
import { eInvoiceFolders } from './sending/transport.ts'

const byId = z.object({ id })
const record = z.looseObject({ id })
const done = z.object({ done: z.literal(true) })
const config = { access: 'admin' } as const
const tags = ['e-invoices']

/** Mounts the sending of e-invoices and the inbox of received ones; its list comes from the collection. */
export function mountEInvoices(app: FastifyInstance, services: CollectionServices): void {
  app.register(async (scope) => mountUpload(scope, services))
  mountInbox(app, services)
  mountSending(app, services)
}

/** Presents a received invoice as lists show it. */
async function shown(services: CollectionServices, row: ReceivedRow, actor: CallContext['actor']) {
  const { db, registry, clock, publicUrl } = services
  const context = { actor, clock, publicUrl }
  const rows = [row] as unknown as Row[]
  const [one] = await present(db, registry, collectionOf(registry, declaration), rows, context, 'single')
  return one ?? row
}

/** In a scope of its own, because other routes accept neither such bodies nor any as large. */
function mountUpload(scope: FastifyInstance, services: CollectionServices): void {
  scope.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'buffer', bodyLimit: receivedInvoiceBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  typedApp(scope).post('/received-invoices', {
    config: { access: 'admin', validatedByHandler: true, slowBody: true },
    bodyLimit: receivedInvoiceBytes,
    schema: {
      tags,
      summary: 'Prijatie e-faktúry od dodávateľa (UBL)',
      consumes: ['multipart/form-data', 'application/xml'],
      body: z.object({ file: z.file() }),
      response: { 200: record },
    },
    handler: async (request) => {
      const accepted = { bytes: receivedInvoiceBytes, unnamed: 'faktura.xml' }
      const file = await readUploadedFile(request, accepted)
      const row = await receiveInvoice(services.db, request.actor, file, services)
      return shown(services, row, request.actor)
    },
  })
}

function mountInbox(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.post('/received-invoices/:id/state', {
    config,
    schema: {
      summary: 'Označenie prijatej faktúry',
      tags,
      params: byId,
      body: receivedStateInput,
      response: { 200: record },
    },
    handler: async ({ actor, params, body }) =>
      shown(services, await markReceived(db, actor, params.id, body.state, services), actor),
  })
  typed.get('/received-invoices/:id/original.xml', {
    config,
    schema: {
      summary: 'Pôvodný súbor prijatej faktúry',
      response: fileAnswer('application/xml'),
      tags,
      params: byId,
    },
    handler: async ({ params }, reply) => {
      const { name, content } = await findReceivedFile(db, params.id)
      return reply
        .type('application/xml')
        .header('content-disposition', `attachment; filename="${slugify(`prijata ${name}`)}.xml"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(content)
    },
  })
}

function mountSending(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.post('/invoices/:id/e-invoice', {
    config,
    schema: { summary: 'Odoslanie e-faktúry', tags, params: byId, response: { 200: done } },
    handler: async ({ params }) => {
      await sendEInvoice(services, params.id)
      return { done: true as const }
    },
  })
  typed.get('/e-invoices/transport', {
    config,
    schema: { summary: 'Kam odchádzajú e-faktúry', tags, response: { 200: transportView } },
    handler: async () => {
      const folders = eInvoiceFolders(await readSettings(db), services)
      const refused = folders ? await listRefusedFiles(folders.in) : []
      return { folders, by_environment: services.eInvoiceFolder !== undefined, refused }
    },
  })
}
