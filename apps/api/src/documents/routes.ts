import { invoices as declaration } from '@dvor/contract/collections/reservations/invoices.ts'
import { documentCalls, guestDocumentCalls } from '@dvor/contract/calls/money/documents.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { CallContext, Row } from '../crud/define.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { Services } from '../platform/services.ts'
import { notFound } from '../platform/errors.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { composeUbl } from './e-invoice/compose-ubl.ts'
import { exportCsv, exportZip } from './export-documents.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueDocument } from './issue-document.ts'
import { documentFileName, keepDocument } from './keep-document.ts'
import { findInvoice, type InvoiceRow } from './document-queries.ts'
import { previewDocuments } from './preview-documents.ts'
import { sendDocument } from './send-document.ts'

/** Mounts issuing documents and reading their files. */
export function mountInvoices(app: FastifyInstance, services: CollectionServices): void {
  mountIssuing(app, services)
  mountFiles(app, services)
  mountExports(app, services)
}

function mountIssuing(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  const collection = collectionOf(registry, declaration)
  const show = (rows: InvoiceRow[], actor: CallContext['actor']) =>
    present(db, registry, collection, rows as unknown as Row[], { actor, clock, publicUrl }, 'list')
  mountCalls(app, documentCalls, {
    issue: async ({ actor, params, body }) =>
      show(await issueDocument(db, actor, params.id, body, services), actor),
    preview: ({ actor, params, body }) => previewDocuments(db, actor, params.id, body, services),
    credit: async ({ actor, params, body }) => {
      const row = await issueCreditNote(db, actor, params.id, body.reason ?? null, services)
      const [record] = await show([row], actor)
      return record ?? row
    },
    sendByEmail: ({ params }) => sendDocument(db, params.id, services),
  })
}

function mountFiles(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, documentCalls, {
    pdf: async ({ params }, reply) => sendPdf(reply, await findInvoice(db, params.id), services),
    ubl: async ({ params }, reply) => {
      const row = await findInvoice(db, params.id)
      const xml = composeUbl(row.content)
      if (xml === null) throw notFound('An e-invoice of this document')
      return asFile(reply, 'application/xml; charset=utf-8', `${documentFileName(row)}.xml`).send(xml)
    },
  })
  mountCalls(app, guestDocumentCalls, {
    pdf: async ({ params }, reply) => {
      const reservation = await findReservation(db, { token: params.token })
      const row = await findInvoice(db, params.id)
      if (row.reservation !== reservation.id || row.content.is_part) throw notFound('Document')
      return sendPdf(reply, row, services)
    },
  })
}

async function sendPdf(reply: FastifyReply, row: InvoiceRow, services: Services): Promise<FastifyReply> {
  const pdf = await keepDocument(services, row)
  return asFile(reply, 'application/pdf', `${documentFileName(row)}.pdf`).send(pdf)
}

/** Answers with a file to be saved; bytes and texts are sent as they are, not as JSON. */
const asFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .serializer((content: unknown) => content as string)

function mountExports(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, documentCalls, {
    csv: async ({ query }, reply) =>
      asFile(reply, 'text/csv; charset=utf-8', `doklady-${query.from}-${query.to}.csv`).send(
        await exportCsv(db, query),
      ),
    zip: async ({ query }, reply) =>
      asFile(reply, 'application/zip', `doklady-${query.from}-${query.to}.zip`).send(
        await exportZip(db, query, services),
      ),
  })
}
