import { isTaxKind, type GuestDocument } from '@dvor/contract/money/invoices.ts'
import type { Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { compareSums, hasOtherSum } from './compare-sums.ts'
import { listCreditNotes, listDeliveries, listSuperseded, type InvoiceRow } from './document-queries.ts'

/**
 * Facts that the row of a document lacks: its credit note, whether it is superseded, its e-invoice and its sending, and
 * whether an invoice still fits its reservation.
 */
export const computeInvoices: NonNullable<Hooks['compute']> = async (db, rows) => {
  const ids = rows.map(({ id }) => id)
  const notes = await listCreditNotes(db, ids)
  const deliveries = await listDeliveries(db, ids)
  const superseded = await listSuperseded(db, ids)
  const outdated = await listOutdated(db, rows, notes)
  return new Map(
    rows.map(asDocument).map(({ id, kind }) => [
      id,
      {
        credited_by: notes.get(id) ?? null,
        superseded_at: superseded.get(id) ?? null,
        e_invoice: deliveries.get(id) ?? null,
        has_ubl: isTaxKind(kind),
        is_outdated: outdated.has(id),
      },
    ]),
  )
}

/** Ids of the live invoices whose reservations have documents on another sum than they should. */
async function listOutdated(
  db: Db,
  rows: readonly Row[],
  notes: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const live = rows.map(asDocument).filter(({ id, kind }) => kind === 'invoice' && !notes.has(id))
  const sums = await compareSums(db, [...new Set(live.map(({ reservation }) => reservation))])
  const outdated = live.filter(({ reservation }) => hasOtherSum(sums.get(reservation)))
  return new Set(outdated.map(({ id }) => id))
}

const asDocument = (row: Row) => row as unknown as Pick<InvoiceRow, 'id' | 'kind' | 'reservation'>

/** A document for its guest. */
export const guestDocumentOf = ({ id, kind, number, issued_on, total }: InvoiceRow): GuestDocument => ({
  id,
  kind,
  number,
  issued_on,
  total,
})
