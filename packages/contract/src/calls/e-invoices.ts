import { z } from 'zod'
import { receivedInvoices } from '../collections/reservations/received-invoices.ts'
import { transportView } from '../money/e-invoices.ts'
import { receivedStateInput } from '../money/received-invoices.ts'
import { declareCalls } from './call.ts'
import { eInvoicePaths } from './e-invoice-paths.ts'
import { done, listItemOf } from './answers.ts'

const received = listItemOf(receivedInvoices)

/** Sending e-invoices, and the inbox of received ones. */
export const eInvoiceCalls = declareCalls('e-invoices', eInvoicePaths, {
  receive: {
    access: 'documents.issue',
    summary: 'Prijatie e-faktúry od dodávateľa (UBL)',
    body: z.object({ file: z.file() }),
    errors: ['e_invoice_broken', 'e_invoice_known'],
    answer: received,
  },
  mark: {
    access: 'documents.issue',
    summary: 'Označenie prijatej faktúry',
    body: receivedStateInput,
    answer: received,
  },
  original: {
    access: 'documents.read',
    summary: 'Pôvodný súbor prijatej faktúry',
    answer: { file: 'application/xml' },
  },
  send: {
    keyed: true,
    access: 'documents.issue',
    summary: 'Odoslanie e-faktúry',
    errors: ['document_refused'],
    answer: done,
  },
  transport: { access: 'documents.read', summary: 'Kam odchádzajú e-faktúry', answer: transportView },
})
