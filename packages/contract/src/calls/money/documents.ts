import { z } from 'zod'
import { invoices } from '../../collections/reservations/invoices.ts'
import { creditRequest, documentPreview, exportRange, issueRequest } from '../../money/invoices.ts'
import { listItemOf } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { documentPaths, guestDocumentPaths } from './document-paths.ts'

const issued = listItemOf(invoices)
const pdf = { file: 'application/pdf' } as const

/** Issuing of documents, and their files. */
export const documentCalls = declareCalls('invoices', documentPaths, {
  /** One document, or for payments in advance one for each. */
  issue: {
    keyed: true,
    access: 'documents.issue',
    summary: 'Vystavenie dokladov',
    body: issueRequest,
    errors: ['document_exists', 'document_refused'],
    answer: z.array(issued),
  },
  /** The documents that `issue` would issue now; nothing is stored and no number taken. */
  preview: {
    access: 'documents.issue',
    summary: 'Náhľad dokladov pred vystavením',
    body: issueRequest,
    errors: ['document_refused'],
    answer: z.array(documentPreview),
  },
  /** Reverses an invoice by a credit note. */
  credit: {
    keyed: true,
    access: 'documents.issue',
    summary: 'Dobropis k faktúre',
    body: creditRequest,
    errors: ['document_exists', 'document_refused'],
    answer: issued,
  },
  /** Sends it to the guest, whose address it answers. */
  sendByEmail: {
    keyed: true,
    access: 'documents.issue',
    summary: 'Poslanie dokladu e-mailom',
    errors: ['document_refused'],
    answer: z.object({ to: z.string() }),
  },
  pdf: { access: 'documents.read', summary: 'Doklad v PDF', answer: pdf },
  ubl: {
    access: 'documents.read',
    summary: 'Doklad ako elektronická faktúra (UBL)',
    answer: { file: 'application/xml' },
  },
  csv: {
    access: 'export',
    also: ['documents.read'],
    summary: 'Doklady za obdobie v CSV',
    query: exportRange,
    answer: { file: 'text/csv' },
  },
  zip: {
    access: 'export',
    also: ['documents.read'],
    summary: 'Doklady za obdobie v archíve',
    query: exportRange,
    answer: { file: 'application/zip' },
  },
})

/** The guest's own documents. */
export const guestDocumentCalls = declareCalls('booking', guestDocumentPaths, {
  pdf: { access: 'token', summary: 'Vlastný doklad hosťa v PDF', answer: pdf },
})
