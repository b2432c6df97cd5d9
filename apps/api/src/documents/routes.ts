import { invoices as declaration } from '@dvor/contract/collections/reservations/invoices.ts'
import { creditRequest, documentPreview, exportRange, issueRequest } from '@dvor/contract/money/invoices.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import type { CallContext, Row } from '../crud/define.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import type { Services } from '../platform/services.ts'
import { notFound } from '../platform/errors.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { composeUbl } from './e-invoice/compose-ubl.ts'
import { exportCsv, exportZip } from './export-documents.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueDocument } from './issue-document.ts'
import { documentFileName, keepDocument } from './keep-document.ts'
import { findInvoice, type InvoiceRow } from './document-queries.ts'
import { previewDocuments } from './preview-documents.ts'
import { sendDocument } from './send-document.ts'

const byId = z.object({ id })
const record = z.looseObject({ id })
const tags = ['invoices']
const config = { access: 'admin' } as const

/** Mounts issuing documents and reading their files. */
export function mountInvoices(app: FastifyInstance, services: CollectionServices): void {
  const typed = typedApp(app)
  mountIssuing(typed, services)
  mountFiles(typed, services)
  mountExports(typed, services)
}

function mountIssuing(app: TypedApp, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  const collection = collectionOf(registry, declaration)
  const show = (rows: InvoiceRow[], actor: CallContext['actor']) =>
    present(db, registry, collection, rows as unknown as Row[], { actor, clock, publicUrl }, 'list')
  app.post('/reservations/:id/documents', {
    config,
    schema: {
      summary: 'Vystavenie dokladov',
      tags,
      params: byId,
      body: issueRequest,
      response: { 200: z.array(record) },
    },
    handler: async ({ actor, params, body }) =>
      show(await issueDocument(db, actor, params.id, body, services), actor),
  })
  app.post('/reservations/:id/documents/preview', {
    config,
    schema: {
      summary: 'Náhľad dokladov pred vystavením',
      tags,
      params: byId,
      body: issueRequest,
      response: { 200: z.array(documentPreview) },
    },
    handler: ({ actor, params, body }) => previewDocuments(db, actor, params.id, body, services),
  })
  app.post('/invoices/:id/credit-note', {
    config,
    schema: {
      summary: 'Dobropis k faktúre',
      tags,
      params: byId,
      body: creditRequest,
      response: { 200: record },
    },
    handler: async ({ actor, params, body }) => {
      const row = await issueCreditNote(db, actor, params.id, body.reason ?? null, services)
      const [shown] = await show([row], actor)
      return shown ?? row
    },
  })
  app.post('/invoices/:id/email', {
    config,
    schema: {
      summary: 'Poslanie dokladu e-mailom',
      tags,
      params: byId,
      response: { 200: z.object({ to: z.string() }) },
    },
    handler: ({ params }) => sendDocument(db, params.id, services),
  })
}

function mountFiles(app: TypedApp, services: Services): void {
  const { db } = services
  app.get('/invoices/:id/file.pdf', {
    config,
    schema: { summary: 'Doklad v PDF', response: fileAnswer('application/pdf'), tags, params: byId },
    handler: async ({ params }, reply) => sendPdf(reply, await findInvoice(db, params.id), services),
  })
  app.get('/invoices/:id/ubl.xml', {
    config,
    schema: {
      summary: 'Doklad ako elektronická faktúra (UBL)',
      response: fileAnswer('application/xml'),
      tags,
      params: byId,
    },
    handler: async ({ params }, reply) => {
      const row = await findInvoice(db, params.id)
      const xml = composeUbl(row.content)
      if (xml === null) throw notFound('An e-invoice of this document')
      return asFile(reply, 'application/xml; charset=utf-8', `${documentFileName(row)}.xml`).send(xml)
    },
  })
  app.get('/reservation-details/:token/documents/:id', {
    config: { access: 'token' },
    schema: {
      summary: 'Vlastný doklad hosťa v PDF',
      response: fileAnswer('application/pdf'),
      tags: ['booking'],
      params: byId.extend({ token: reservationToken }),
    },
    handler: async ({ params }, reply) => {
      const reservation = await findReservation(db, { token: params.token })
      const row = await findInvoice(db, params.id)
      if (row.reservation !== reservation.id) throw notFound('Document')
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

function mountExports(app: TypedApp, services: Services): void {
  const { db } = services
  app.get('/invoices/export.csv', {
    config,
    schema: {
      summary: 'Doklady za obdobie v CSV',
      response: fileAnswer('text/csv'),
      tags,
      querystring: exportRange,
    },
    handler: async ({ query }, reply) =>
      asFile(reply, 'text/csv; charset=utf-8', `doklady-${query.from}-${query.to}.csv`).send(
        await exportCsv(db, query),
      ),
  })
  app.get('/invoices/export.zip', {
    config,
    schema: {
      summary: 'Doklady za obdobie v archíve',
      response: fileAnswer('application/zip'),
      tags,
      querystring: exportRange,
    },
    handler: async ({ query }, reply) =>
      asFile(reply, 'application/zip', `doklady-${query.from}-${query.to}.zip`).send(
        await exportZip(db, query, services),
      ),
  })
}
