import { receivedInvoices as declaration } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { eInvoiceCalls } from '@dvor/contract/calls/e-invoices.ts'
import { receivedInvoiceBytes } from '@dvor/contract/money/received-invoices.ts'
import { slugify } from '@dvor/format/slug.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { CallContext, Row } from '../crud/define.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import { readUploadedFile } from '../platform/http/uploaded-file.ts'
import { readSettings } from '../property/settings.ts'
import { findReceivedFile, markReceived, receiveInvoice, type ReceivedRow } from './inbox/receive-invoice.ts'
import { listRefusedFiles } from './inbox/read-folder.ts'
import { sendEInvoice } from './sending/send-e-invoices.ts'
import { eInvoiceFolders } from './sending/transport.ts'

/** Mounts the sending of e-invoices and the inbox of received ones; its list comes from the collection. */
export function mountEInvoices(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  app.register(async (scope) => mountUpload(scope, services))
  mountCalls(app, eInvoiceCalls, {
    mark: async ({ actor, params, body }) =>
      shown(services, await markReceived(db, actor, params.id, body.state, services), actor),
    original: async ({ params }, reply) => {
      const { name, content } = await findReceivedFile(db, params.id)
      return reply
        .type('application/xml')
        .header('content-disposition', `attachment; filename="${slugify(`prijata ${name}`)}.xml"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(content)
    },
    send: async ({ params }) => {
      await sendEInvoice(services, params.id)
      return { done: true }
    },
    transport: async () => {
      const folders = eInvoiceFolders(await readSettings(db), services)
      const refused = folders ? await listRefusedFiles(folders.in) : []
      return { folders, by_environment: services.eInvoiceFolder !== undefined, refused }
    },
  })
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
  mountCalls(scope, eInvoiceCalls, {
    receive: {
      validatedByHandler: true,
      slowBody: true,
      bodyLimit: receivedInvoiceBytes,
      consumes: ['multipart/form-data', 'application/xml'],
      handler: async (request) => {
        const accepted = { bytes: receivedInvoiceBytes, unnamed: 'faktura.xml' }
        const file = await readUploadedFile(request, accepted)
        const row = await receiveInvoice(services.db, request.actor, file, services)
        return shown(services, row, request.actor)
      },
    },
  })
}
