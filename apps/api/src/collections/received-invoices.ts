import { receivedInvoices as declaration } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { onServer } from '../crud/define.ts'
import { receivedInvoiceRows } from '../db/schema/reservations/e-invoices.ts'

/** Read like any collection; files are taken by the module of e-invoices. */
export const receivedInvoices = onServer(declaration, receivedInvoiceRows)
