import { splitAdvance, type AdvanceShare, type IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import { composeBill, type Item } from '@dvor/booking/invoice/compose-bill.ts'
import type { Bill } from '@dvor/booking/invoice/document.ts'
import { splitItems } from '@dvor/booking/invoice/split-items.ts'
import type { VatRules } from '@dvor/booking/invoice/vat.ts'
import { isDepartureFee } from '@dvor/booking/pricing/early-departure.ts'
import type { FeeKind } from '@dvor/contract/money/fee-vat.ts'
import type { InvoicePart } from '@dvor/contract/money/invoices.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Transaction } from '../reservations/queries/ledger-queries.ts'
import { lastDayOf } from '../reservations/queries/last-day.ts'
import { describeItems, feeOf, keptItems, stayItems, taxesFee, vatKindText } from './describe-items.ts'
import { participantsOf, refused } from './describe-parties.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { expectedSum } from './expected-sum.ts'
import { advancesOf, receivedOn, type Facts } from './read-facts.ts'
import type { Draft } from './store-document.ts'

/** VAT rules on that day. */
export const vatRulesOn = ({ settings }: Facts, day: Day): VatRules => ({
  payer: settings.vat_payer,
  rates: settings.vat_rates,
  day,
})

/** Why amounts of a document bear no VAT: the stay tax, and a fee that is a compensation. */
function exemptionOf({ settings, reservation }: Facts, fee: FeeKind | null): string {
  const { exemptTax, exemptFees, notPayer } = documentWords[reservation.language]
  if (!settings.vat_payer) return notPayer
  if (fee === null) return exemptTax
  return fee === 'early_departure' ? `${exemptTax} ${exemptFees[fee]}` : exemptFees[fee]
}

/** The departure, without a stay the last day of its activities; today where it is earlier. */
function suppliedOn({ reservation, today }: Facts): Day {
  const lastDay = lastDayOf(reservation)
  return lastDay !== null && lastDay < today ? lastDay : today
}

/** Names the line of an invoice that is deducted. */
const deductionName =
  ({ reservation: { language } }: Facts) =>
  ({ number, issued_on, is_of_voucher }: IssuedAdvance): string =>
    documentWords[language][is_of_voucher ? 'voucherDeduction' : 'deduction'](
      number,
      formatDay(issued_on, language),
    )

const deductedBy = ({ advances }: Facts) => advances.map(({ number, issued_on }) => ({ number, issued_on }))

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

/** What an invoice for a stay has: all of the price, or the part of one payer. */
interface Billed {
  items: readonly Item[]
  advances: readonly IssuedAdvance[]
  /** Cents of the ledger that are its payer's. */
  paid: number
}

/** The agreed price as items of its invoice. */
const itemsOf = (facts: Facts): Item[] =>
  stayItems(facts.reservation.price, facts.reservation.language, facts.settings, suppliedOn(facts))

/** The invoice for a stay: the agreed price minus the advances that were invoiced. */
export const buildInvoice = (facts: Facts): Draft => ({
  ...invoiceOf(facts, { items: itemsOf(facts), advances: advancesOf(facts), paid: facts.paid }),
  deducts: deductedBy(facts),
  persons: participantsOf(facts),
})

function invoiceOf(facts: Facts, { items, advances, paid }: Billed): Draft {
  const { reservation, today, entries, settings } = facts
  const delivered_on = suppliedOn(facts)
  const isOutside =
    reservation.price.lines.some(isDepartureFee) && !taxesFee(settings, 'early_departure', delivered_on)
  const bill = billed(() =>
    composeBill({
      items,
      rules: vatRulesOn(facts, delivered_on),
      advances,
      paid,
      deductionName: deductionName(facts),
      exemption: exemptionOf(facts, isOutside ? 'early_departure' : null),
    }),
  )
  const due_on = bill.totals.due > 0 ? addDays(today, settings.invoice_due_days) : today
  return { kind: 'invoice', bill, delivered_on, due_on, ledger: entries.map(({ id }) => id) }
}

/**
 * The invoices of a stay for several payers: each part on its own, then what stays with the reservation's payer, who
 * alone deducts the invoices for payments, because they are this payer's. Nothing left is no invoice. @throws ApiError
 * `document_refused`
 */
export function buildParts(facts: Facts, parts: readonly InvoicePart[]): Draft[] {
  const advances = advancesOf(facts)
  const { rest, bills } = dividedItems(facts, parts)
  refuseBelowAdvances(rest, advances)
  const counted = sumOf(parts, ({ paid }) => paid)
  const ofRest = (paid: number) => invoiceOf(facts, { items: rest, advances, paid })
  const { due, prepaid } = ofRest(facts.paid - counted).bill.totals
  if (prepaid < 0) throw refused('parts_paid', 'More money is counted to the parts than came')
  // What the reservation's payer has paid above the own part is the others', in their order.
  let over = Math.max(0, -due)
  const others = parts.map(({ buyer, email, paid }, at): Draft => {
    const items = bills[at] ?? []
    const owed = sumOf(items, ({ amount }) => amount) - paid
    if (owed < 0) throw refused('parts_paid', 'More money is counted to a part than it has')
    const more = Math.min(over, owed)
    over -= more
    const { ico = null, dic = null, ic_dph = null, ...address } = buyer
    return {
      ...invoiceOf(facts, { items, advances: [], paid: paid + more }),
      buyer: { ...address, ico, dic, ic_dph, email: email ?? null },
      is_part: true,
    }
  })
  const left = facts.paid - sumOf(others, ({ bill }) => bill.totals.prepaid)
  const mine = { ...ofRest(left), deducts: deductedBy(facts), persons: participantsOf(facts) }
  return rest.length > 0 || advances.length > 0 ? [...others, mine] : others
}

const sumOf = <T>(all: readonly T[], pick: (one: T) => number): number =>
  all.reduce((sum, one) => sum + pick(one), 0)

function dividedItems(facts: Facts, parts: readonly InvoicePart[]) {
  const { language } = facts.reservation
  const { share, invoicedTo } = documentWords[language]
  const items = itemsOf(facts)
  const untaxed = items.find(({ vat_kind }) => vat_kind === null)?.name ?? null
  const kindText = (kind: VatKind | null) => (kind ? vatKindText(kind, facts.settings, language) : untaxed)
  const taken = parts.map(({ lines, amount, buyer }) => ({ lines, amount, who: buyer.name }))
  const divided = splitItems(items, taken, {
    share: (kind) => ({ name: share, detail: kindText(kind) }),
    takenBy: (who, kind) => ({ name: invoicedTo(who), detail: kindText(kind) }),
  })
  if (!divided) throw refused('parts_exceed', 'The parts do not fit into the price')
  return { rest: divided.rest, bills: divided.parts }
}

/** Refuses a rest that has less of a VAT kind than the invoices for payments that it deducts. */
function refuseBelowAdvances(rest: readonly Item[], advances: readonly IssuedAdvance[]): void {
  const shares = advances.flatMap((advance) => advance.shares)
  for (const { kind } of shares) {
    const left = sumOf(
      rest.filter(({ vat_kind }) => vat_kind === kind),
      ({ amount }) => amount,
    )
    const invoiced = sumOf(
      shares.filter((one) => one.kind === kind),
      ({ gross }) => gross,
    )
    if (left < invoiced) throw refused('parts_below_advances', 'The rest is below the invoices for payments')
  }
}

/** Whether the kept part of a given-up order is taxed as the services that it stands for, and on which day. */
export function keptSupply(facts: Facts): Day | null {
  const fee = feeOf(facts.reservation.state)
  const day = fee === 'no_show' ? suppliedOn(facts) : facts.today
  return taxesFee(facts.settings, fee, day) ? day : null
}

/**
 * The invoice for the amount kept of a given-up order: a supply that deducts the invoices for its payments, or a
 * compensation outside of VAT, before which those were credited (decision 023).
 */
export function buildFeeInvoice(facts: Facts): Draft {
  const { reservation, today, entries, settings } = facts
  const sum = expectedSum(facts)
  const supplied = keptSupply(facts)
  const delivered_on = supplied ?? today
  const bill = billed(() =>
    composeBill({
      items: keptItems(sum, reservation, reservation.language, settings, delivered_on),
      rules: vatRulesOn(facts, delivered_on),
      advances: supplied ? advancesOf({ ...facts, taxed: [] }) : [],
      paid: sum,
      deductionName: deductionName(facts),
      exemption: exemptionOf(facts, supplied ? null : feeOf(reservation.state)),
    }),
  )
  return {
    kind: 'invoice',
    bill,
    delivered_on,
    due_on: today,
    deducts: supplied ? deductedBy(facts) : undefined,
    ledger: entries.map(({ id }) => id),
  }
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
      exemption: exemptionOf(facts, null),
    })
  })
  if (shares.length === 0) return null
  return { kind: 'advance_invoice', bill, shares, delivered_on: received, ledger: [id] }
}

/** Purpose of a share of a payment; a kind of the property's own by its name. */
function advanceName(kind: AdvanceShare['kind'], { reservation: { language }, settings }: Facts): string {
  const { advance, advanceOf } = documentWords[language]
  const names: Readonly<Record<string, string>> = advance
  return names[kind ?? 'none'] ?? advanceOf(vatKindText(kind ?? '', settings, language))
}

function advanceItem({ kind, gross }: AdvanceShare, facts: Facts): Item {
  return {
    kind: 'supply',
    name: advanceName(kind, facts),
    detail: null,
    quantity: 1,
    unit: 'piece',
    unit_price: gross,
    amount: gross,
    vat_kind: kind,
  }
}
