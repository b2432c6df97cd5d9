import { invoices as declaration } from '@dvor/contract/collections/reservations/invoices.ts'
import { onServer } from '../crud/define.ts'
import { computeInvoices } from '../documents/present-invoices.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'

/** Read like any collection; issuing goes through the use-cases of the feature. */
export const invoices = onServer(declaration, invoiceRows, {
  hasSearchText: true,
  hooks: { compute: computeInvoices },
})
