import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { allowanceOf } from '@dvor/booking/money/recreation-allowance.ts'
import type { IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import { balanceOf } from '@dvor/booking/money/balance.ts'
import { stateRules, type StateRules } from '@dvor/booking/reservation/states.ts'
import { isTaxKind, type InvoicePart, type IssueRequest } from '@dvor/contract/money/invoices.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Transaction } from '../reservations/queries/ledger-queries.ts'
import { lastDayOf } from '../reservations/queries/last-day.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import {
  buildAdvanceInvoice,
  buildFeeInvoice,
  buildInvoice,
  buildParts,
  keptSupply,
  plainBill,
} from './build-invoice.ts'
import { guestOf, participantsOf, refused, refuseIncompleteSeller } from './describe-parties.ts'
import { expectedSum } from './expected-sum.ts'
import { creditIn } from './issue-credit-note.ts'
import { findLatest, listLive, listSuperseded, type InvoiceRow } from './document-queries.ts'
import { advancesOf, readFacts, receivedOn, type Facts } from './read-facts.ts'
import type { DocumentServices } from './services.ts'
import { hasSameContent, storeDocument, type Draft } from './store-document.ts'
import { supersedeDepositRequests } from './supersede-deposit-requests.ts'

type Clocked = Pick<DocumentServices, 'clock'>

/**
 * Issues documents of a kind about a reservation: one, or for payments received in advance one for each that has none
 * yet. Frozen and numbered in one transaction; the PDF is drawn later, from the frozen content. @throws ApiError
 * `document_refused` (see `documentRefusals`), `document_exists`
 */
export async function issueDocument(
  db: Db,
  actor: Actor,
  reservationId: string,
  request: IssueRequest,
  services: Clocked,
): Promise<InvoiceRow[]> {
  return inTransaction(db, (tx) => issueIn(tx, actor, reservationId, request, services))
}

/** Issues the documents in a transaction of the caller. @throws ApiError as `issueDocument` */
export async function issueIn(
  tx: Db,
  actor: Actor,
  reservationId: string,
  request: IssueRequest,
  services: Clocked,
): Promise<InvoiceRow[]> {
  const facts = await readFacts(tx, await lockReservation(tx, { id: reservationId }), services)
  if (facts.reservation.number === null) throw refused('state', 'Nothing was ordered yet')
  const rows: InvoiceRow[] = []
  for await (const draft of draftsFor(tx, actor, facts, request, services))
    rows.push((await findSame(tx, facts, draft)) ?? (await storeDocument(tx, actor, facts, draft, services)))
  if (request.kind === 'deposit_request') await supersedeDepositRequests(tx, facts.reservation, services)
  return rows
}

/** The last non-tax document if a new one would have the same content; tax documents have rules of their own. */
async function findSame(db: Db, facts: Facts, draft: Draft): Promise<InvoiceRow | null> {
  if (isTaxKind(draft.kind)) return null
  const latest = await findLatest(db, facts.reservation.id, draft.kind)
  if (!latest || !hasSameContent(latest.content, facts, draft)) return null
  return (await listSuperseded(db, [latest.id])).has(latest.id) ? null : latest
}

async function* draftsFor(
  db: Db,
  actor: Actor,
  facts: Facts,
  { kind, persons, parts = [] }: IssueRequest,
  services: Clocked,
): AsyncGenerator<Draft> {
  switch (kind) {
    case 'confirmation':
      return yield confirmation(facts)
    case 'deposit_request':
      return yield depositRequest(facts)
    case 'stay_confirmation':
      return yield stayConfirmation(facts, persons)
    case 'advance_invoice':
      return yield* advanceInvoices(db, facts)
    case 'invoice':
      return yield* await invoices(db, actor, facts, parts, services)
  }
}

function refuseState(facts: Facts, isAllowed: (rules: StateRules) => boolean): void {
  const { state } = facts.reservation
  if (!isAllowed(stateRules[state])) throw refused('state', `Not for a reservation that is ${state}`)
}

function confirmation(facts: Facts): Draft {
  refuseState(facts, ({ isFirm }) => isFirm)
  return { kind: 'confirmation', bill: plainBill(facts) }
}

function depositRequest(facts: Facts): Draft {
  const { reservation, entries } = facts
  refuseState(facts, ({ isPayable }) => isPayable)
  const { due_now } = accountOf(reservation, entries)
  if (due_now <= 0) throw refused('nothing', 'Nothing is due')
  const by = reservation.pay_by ? todayIn(reservation.pay_by) : balanceOf(reservation)?.due_on
  return { kind: 'deposit_request', bill: plainBill(facts), requested: due_now, due_on: by ?? null }
}

function stayConfirmation(facts: Facts, persons: readonly string[]): Draft {
  const { reservation, paid, entries, settings } = facts
  refuseState(facts, ({ hasArrived }) => hasArrived)
  if (paid <= 0) throw refused('nothing', 'Nothing was paid')
  const guest = reservation.guest_name ? [reservation.guest_name] : []
  const stated = participantsOf(facts)
  const guestNames = stated.length > 0 ? stated : guest
  return {
    kind: 'stay_confirmation',
    bill: plainBill(facts),
    // The employer reimburses the person, so the buyer is the guest even where a company pays.
    buyer: guestOf(facts),
    persons: persons.length > 0 ? persons : guestNames,
    allowance: allowanceOf(reservation.price, settings.recreation_allowance_rules) ?? undefined,
    ledger: entries.map(({ id }) => id),
  }
}

/**
 * Invoices for payments before the end of the stay that are neither reversed nor invoiced yet, one after the other.
 * Money that was paid back is no payment any more, so all together are for what is left of the payments.
 */
async function* advanceInvoices(db: Db, facts: Facts): AsyncGenerator<Draft> {
  const { settings, reservation, today } = facts
  if (!settings.vat_payer) throw refused('not_vat_payer', 'The property pays no VAT')
  refuseIncompleteSeller(settings)
  refuseState(facts, ({ isPayable }) => isPayable)
  await refuseSecondInvoice(db, reservation.id)
  const issuedAdvances = advancesOf(facts)
  const before = issuedAdvances.length
  for (const entry of openPayments(facts)) {
    const amount = Math.min(entry.amount, facts.paid - invoicedBy(issuedAdvances))
    const draft = amount > 0 ? buildAdvanceInvoice(facts, { ...entry, amount }, issuedAdvances) : null
    if (!draft) continue
    issuedAdvances.push({ number: '', issued_on: today, shares: draft.shares ?? [] })
    yield draft
  }
  if (issuedAdvances.length === before) throw refused('nothing', 'Every payment is invoiced')
}

/** Cents of invoices for payments. */
const invoicedBy = (advances: readonly IssuedAdvance[]): number =>
  advances.flatMap(({ shares }) => shares).reduce((sum, { gross }) => sum + gross, 0)

function openPayments(facts: Facts): Transaction[] {
  const { entries, advances, taxed, reservation } = facts
  const lastDay = lastDayOf(reservation)
  const covered = new Set([...advances, ...taxed].flatMap(({ ledger }) => ledger))
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(
    (entry) =>
      entry.kind === 'payment' &&
      !covered.has(entry.id) &&
      !reversed.has(entry.id) &&
      (lastDay === null || receivedOn(facts, entry) <= lastDay),
  )
}

async function refuseSecondInvoice(db: Db, reservation: string): Promise<void> {
  const [live] = await listLive(db, reservation, 'invoice')
  if (live)
    throw new ApiError('document_exists', 'There is an invoice already', { details: { number: live.number } })
}

/** The invoice, or one for each payer. */
async function invoices(
  db: Db,
  actor: Actor,
  facts: Facts,
  parts: readonly InvoicePart[],
  services: Clocked,
): Promise<Draft[]> {
  const { reservation, settings } = facts
  refuseIncompleteSeller(settings)
  await refuseSecondInvoice(db, reservation.id)
  if (stateRules[reservation.state].hasArrived)
    return parts.length > 0 ? buildParts(facts, parts) : [buildInvoice(facts)]
  if (parts.length > 0) throw refused('state', 'Only the price of a stay is divided')
  refuseState(facts, ({ holdsNights, keeps }) => !holdsNights && keeps !== 'nothing')
  if (expectedSum(facts) === 0) throw refused('nothing', 'Nothing was kept')
  if (keptSupply(facts) === null)
    for (const advance of facts.advances) await creditIn(db, actor, facts, advance, null, services)
  return [buildFeeInvoice(facts)]
}
