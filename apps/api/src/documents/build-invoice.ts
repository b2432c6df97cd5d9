import { splitAdvance, type AdvanceShare, type IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import { composeBill, type Item } from '@dvor/booking/invoice/compose-bill.ts'
import type { Bill } from '@dvor/booking/invoice/document.ts'
import type { VatRules } from '@dvor/booking/invoice/vat.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Transaction } from '../reservations/queries/ledger-queries.ts'
import { lastDayOf } from '../reservations/queries/last-day.ts'
import { describeItems } from './describe-items.ts'
import { participantsOf, refused } from './describe-parties.ts'
import { documentWords } from './drawing/document-words.ts'
import { expectedSum } from './expected-sum.ts'
import { advancesOf, receivedOn, type Facts } from './read-facts.ts'
import type { Draft } from './store-document.ts'

/** VAT rules on that day. */
export const vatRulesOn = ({ settings }: Facts, day: Day): VatRules => ({
  payer: settings.vat_payer,
  rates: settings.vat_rates,
  day,
})

const exemptionOf = ({ settings, reservation }: Facts, text: 'exemptTax' | 'exemptFee'): string => {
  const words = documentWords(reservation.language)
  return settings.vat_payer ? words[text] : words.notPayer
}

/** Refuses an invoice of a property without a VAT rate for what it sells. @throws ApiError `document_refused` */
function billed(make: () => Bill): Bill {
  try {
    return make()
  } catch (error) {
    if (error instanceof RangeError) throw refused('property_incomplete', error.message)
    throw error
  }
}

/** Bill of non-tax documents: the agreed price and the payments. */
export function plainBill(facts: Facts): Bill {
  const { reservation, paid, today } = facts
  return composeBill({
    items: describeItems(reservation.price, reservation.language),
    rules: { payer: false, rates: [], day: today },
    advances: [],
    paid,
    deductionName: () => '',
    exemption: null,
  })
}

/** The invoice for a stay: the agreed price minus the advances that were invoiced. */
export function buildInvoice(facts: Facts): Draft {
  const { reservation, paid, today, entries, settings } = facts
  const words = documentWords(reservation.language)
  const lastDay = lastDayOf(reservation)
  const delivered_on = lastDay !== null && lastDay < today ? lastDay : today
  const bill = billed(() =>
    composeBill({
      items: describeItems(reservation.price, reservation.language),
      rules: vatRulesOn(facts, delivered_on),
      advances: advancesOf(facts),
      paid,
      deductionName: ({ number, issued_on, is_of_voucher }) =>
        words[is_of_voucher ? 'voucherDeduction' : 'deduction'](
          number,
          formatDay(issued_on, reservation.language),
        ),
      exemption: exemptionOf(facts, 'exemptTax'),
    }),
  )
  const due_on = bill.totals.due > 0 ? addDays(today, settings.invoice_due_days) : today
  const deducts = facts.advances.map(({ number, issued_on }) => ({ number, issued_on }))
  return {
    kind: 'invoice',
    bill,
    delivered_on,
    due_on,
    deducts,
    persons: participantsOf(facts),
    ledger: entries.map(({ id }) => id),
  }
}

/** The invoice for the amount kept of a given-up order: a compensation, not a supply. */
export function buildFeeInvoice(facts: Facts): Draft {
  const { reservation, today, entries } = facts
  const paid = expectedSum(facts)
  const item: Item = {
    kind: 'supply',
    name: documentWords(reservation.language).fee,
    detail: null,
    quantity: 1,
    unit: 'piece',
    unit_price: paid,
    amount: paid,
    vat_kind: null,
  }
  const bill = composeBill({
    items: [item],
    rules: vatRulesOn(facts, today),
    advances: [],
    paid,
    deductionName: () => '',
    exemption: exemptionOf(facts, 'exemptFee'),
  })
  return { kind: 'invoice', bill, delivered_on: today, due_on: today, ledger: entries.map(({ id }) => id) }
}

/** The invoice for one payment in advance, apart from those already issued; null when all of it is invoiced. */
export function buildAdvanceInvoice(
  facts: Facts,
  entry: Pick<Transaction, 'id' | 'amount' | 'createdAt'>,
  earlier: readonly IssuedAdvance[],
): Draft | null {
  const { id, amount } = entry
  const received = receivedOn(facts, entry)
  const rules = vatRulesOn(facts, received)
  let shares: AdvanceShare[] = []
  const bill = billed(() => {
    shares = splitAdvance(amount, facts.reservation.price.lines, earlier, rules)
    return composeBill({
      items: shares.map((share) => advanceItem(share, facts)),
      rules,
      advances: [],
      paid: shares.reduce((sum, { gross }) => sum + gross, 0),
      deductionName: () => '',
      exemption: exemptionOf(facts, 'exemptTax'),
    })
  })
  if (shares.length === 0) return null
  return { kind: 'advance_invoice', bill, shares, delivered_on: received, ledger: [id] }
}

function advanceItem({ kind, gross }: AdvanceShare, { reservation }: Facts): Item {
  return {
    kind: 'supply',
    name: documentWords(reservation.language).advance[kind ?? 'none'],
    detail: null,
    quantity: 1,
    unit: 'piece',
    unit_price: gross,
    amount: gross,
    vat_kind: kind,
  }
}
