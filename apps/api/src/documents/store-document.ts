import { isDeepStrictEqual } from 'node:util'
import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { transferOf } from '../property/bank-transfer/reservation-transfer.ts'
import { recordChange } from '../history/queries.ts'
import { chooseNumber } from './choose-number.ts'
import { buyerOf, paymentsOf, sellerOf, stayOf } from './describe-parties.ts'
import { insertInvoice, type InvoiceRow } from './document-queries.ts'
import type { Facts } from './read-facts.ts'
import type { DocumentServices } from './services.ts'

/** The content of one document that does not follow from the facts. */
export type Draft = Pick<IssuedDocument, 'kind' | 'bill'> &
  Partial<
    Pick<
      IssuedDocument,
      | 'delivered_on'
      | 'due_on'
      | 'requested'
      | 'corrects'
      | 'deducts'
      | 'reason'
      | 'persons'
      | 'allowance'
      | 'shares'
      | 'buyer'
      | 'stay'
      | 'is_part'
    >
  > & {
    /** Entries of the ledger that it covers. */
    ledger?: readonly string[]
    /** Id of the document that it reverses. */
    credits?: string
  }

/** Freezes a document and gives it its number, in the transaction that has locked the reservation. */
export async function storeDocument(
  db: Db,
  actor: Actor,
  facts: Facts,
  draft: Draft,
  { clock }: Pick<DocumentServices, 'clock'>,
): Promise<InvoiceRow> {
  const { reservation } = facts
  const number = await chooseNumber(db, draft.kind, facts)
  const content = referringTo(number, { ...contentOf(facts, draft), number })
  const { totals } = content.bill
  const at = clock.now().toISOString()
  const row = await insertInvoice(db, {
    id: newId(),
    createdAt: at,
    updatedAt: at,
    number: content.number,
    kind: draft.kind,
    reservation: reservation.id,
    reservation_number: content.stay.reservation,
    customer: content.buyer.name || content.stay.guest || '–',
    issued_on: content.issued_on,
    delivered_on: content.delivered_on,
    due_on: content.due_on,
    net: totals.net,
    vat: totals.vat,
    total: content.requested ?? totals.total,
    due: content.requested ?? totals.due,
    language: content.language,
    credits: draft.credits ?? null,
    sample: content.sample,
    ledger: [...(draft.ledger ?? [])],
    content,
  })
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'document',
    after: { id: row.id, kind: row.kind, number: row.number, total: row.total },
  })
  return row
}

/** The transfer of a part names its invoice, because several payers have the reservation's variable symbol. */
const referringTo = (number: string, content: IssuedDocument): IssuedDocument =>
  content.is_part && content.transfer
    ? { ...content, transfer: { ...content.transfer, note: number } }
    : content

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whether an earlier document has the same content as a new one would have, apart from number and date. */
export function hasSameContent(earlier: IssuedDocument, facts: Facts, draft: Draft): boolean {
  const { number: _number, issued_on: _issued, ...said } = earlier
  const { issued_on: _today, ...would } = contentOf(facts, draft)
  return isDeepStrictEqual(plain(said), plain(would))
}

function contentOf(facts: Facts, draft: Draft): Omit<IssuedDocument, 'number'> {
  const { settings, reservation, today } = facts
  const due_on = draft.due_on ?? null
  return {
    kind: draft.kind,
    language: reservation.language,
    sample: settings.sample_mode,
    issued_on: today,
    delivered_on: draft.delivered_on ?? null,
    due_on,
    seller: sellerOf(settings),
    buyer: draft.buyer ?? buyerOf(facts),
    stay: draft.stay ?? stayOf(facts),
    ...(draft.is_part && { is_part: draft.is_part }),
    bill: draft.bill,
    requested: draft.requested ?? null,
    corrects: draft.corrects ?? null,
    ...(draft.deducts && { deducts: draft.deducts }),
    reason: draft.reason ?? null,
    transfer: asksForMoney(facts, draft) ? transferFor(facts, draft, due_on) : null,
    payments: paymentsOf(facts),
    persons: draft.persons ?? [],
    ...(draft.allowance && { allowance: draft.allowance }),
    shares: draft.shares ?? [],
  }
}

/** A confirmation asks for a transfer only where the guest pays by transfer. */
function asksForMoney({ reservation }: Facts, { kind }: Draft): boolean {
  if (kind === 'confirmation') return reservation.payment_method === 'transfer'
  return kind === 'deposit_request' || kind === 'invoice'
}

function transferFor(
  { settings, reservation, today }: Facts,
  { requested, bill }: Draft,
  dueDay: string | null,
) {
  const amount = requested ?? bill.totals.due
  const order = transferOf(settings, { ...reservation, pay_by: null }, amount, today)
  if (!order) return null
  const { iban, bic = null, beneficiary, variableSymbol, note = null } = order
  return { iban, bic, beneficiary, amount, variableSymbol, dueDay, note }
}
