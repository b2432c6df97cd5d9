import { isTaxKind, type DocumentKind, type GuestDocument } from '@dvor/contract/money/invoices.ts'
import type { Hooks } from '../crud/define.ts'
import { listCreditNotes, type InvoiceRow } from './document-queries.ts'

/** The credit note of each document, and whether it exists as an e-invoice, by one query for all. */
export const computeInvoices: NonNullable<Hooks['compute']> = async (db, rows) => {
  const notes = await listCreditNotes(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, kind }) => [
      id,
      { credited_by: notes.get(id) ?? null, has_ubl: isTaxKind(kind as DocumentKind) },
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
