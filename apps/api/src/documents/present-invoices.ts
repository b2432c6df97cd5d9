import { isTaxKind, type DocumentKind, type GuestDocument } from '@dvor/contract/money/invoices.ts'
import type { Hooks } from '../crud/define.ts'
import { listCreditNotes, listDeliveries, listSuperseded, type InvoiceRow } from './document-queries.ts'

/** Facts that the row of a document lacks: its credit note, whether it is superseded, its e-invoice and its sending. */
export const computeInvoices: NonNullable<Hooks['compute']> = async (db, rows) => {
  const ids = rows.map(({ id }) => id)
  const notes = await listCreditNotes(db, ids)
  const deliveries = await listDeliveries(db, ids)
  const superseded = await listSuperseded(db, ids)
  return new Map(
    rows.map(({ id, kind }) => [
      id,
      {
        credited_by: notes.get(id) ?? null,
        superseded_at: superseded.get(id) ?? null,
        e_invoice: deliveries.get(id) ?? null,
        has_ubl: isTaxKind(kind as DocumentKind),
      },
    ]),
  )
}

/** A document for its guest. */
export const guestDocumentOf = ({ id, kind, number, issued_on, total }: InvoiceRow): GuestDocument => ({
  id,
  kind,
  number,
  issued_on,
  total,
})
