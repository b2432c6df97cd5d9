import { creditOf } from '@dvor/booking/invoice/credit.ts'
import { isTaxKind } from '@dvor/contract/money/invoices.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import { refused } from './describe-parties.ts'
import { findInvoice, listCreditNotes, listLive, type InvoiceRow } from './document-queries.ts'
import { readFacts, type Facts } from './read-facts.ts'
import type { DocumentServices } from './services.ts'
import { storeDocument } from './store-document.ts'

/**
 * Reverses an invoice as a whole by a credit note; afterwards a correct one can be issued. No money is moved. @throws
 * ApiError `document_exists` when it has a credit note, `document_refused` for a document that is no invoice, or for a
 * payment's invoice that a valid invoice has deducted
 */
export async function issueCreditNote(
  db: Db,
  actor: Actor,
  id: string,
  reason: string | null,
  services: Pick<DocumentServices, 'clock'>,
): Promise<InvoiceRow> {
  const { reservation } = await findInvoice(db, id)
  return inTransaction(db, async (tx) => {
    const facts = await readFacts(tx, await lockReservation(tx, { id: reservation }), services)
    const original = await findInvoice(tx, id)
    await refuseCredit(tx, original)
    return creditIn(tx, actor, facts, original, reason, services)
  })
}

async function refuseCredit(db: Db, { id, kind, reservation }: InvoiceRow): Promise<void> {
  if (!isTaxKind(kind) || kind === 'credit_note') throw refused('nothing', 'Only invoices are credited')
  if ((await listCreditNotes(db, [id])).has(id))
    throw new ApiError('document_exists', 'It was credited already')
  const isDeducted = kind === 'advance_invoice' && (await listLive(db, reservation, 'invoice')).length > 0
  if (isDeducted) throw refused('state', 'The invoice that deducts it is to be credited first')
}

/** Issues the credit note; the caller has locked the reservation and checked that the original has none. */
export async function creditIn(
  db: Db,
  actor: Actor,
  facts: Facts,
  original: InvoiceRow,
  reason: string | null,
  services: Pick<DocumentServices, 'clock'>,
): Promise<InvoiceRow> {
  const { bill, buyer, stay, is_part } = original.content
  const draft = {
    kind: 'credit_note',
    bill: creditOf(bill),
    buyer,
    stay,
    is_part,
    reason,
    corrects: { number: original.number, issued_on: original.issued_on },
    credits: original.id,
    delivered_on: facts.today,
  } as const
  return storeDocument(db, actor, facts, draft, services)
}
