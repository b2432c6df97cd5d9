import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { depositKinds } from '@dvor/contract/money/security-deposits.ts'
import type { VatRow } from '@dvor/booking/invoice/document.ts'
import type { VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import { voucherMovementKinds } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { accountProviders, findProviderName } from '../../payments/providers/providers.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'
import { howPaid } from '../how-paid.ts'
import type { DepositRecord, PaymentRecord, VoucherRecord } from '../month-records.ts'
import type { Handover, Movement } from '../till/till-queries.ts'
import { externalId, requestedNumber, text, vatClassification, type Prefix } from './parts.ts'
import { sumsByRate } from './sums-by-rate.ts'
import { textItem } from './text-item.ts'
import { pohodaRateOf } from './vat-kinds.ts'

/** Accounts of Pohoda from the settings. */
export interface PohodaAccounts {
  cash: string
  bank: string | null
}

/** A movement of money; mostly without VAT, which the documents declare. */
interface Money {
  id: string
  day: string
  /** Cents; negative is money out. */
  amount: number
  text: string
  /** Number of the own receipt; Pohoda chooses one where there is none. */
  number?: string | null
  symbol?: string | null
  note?: string | null
  /** VAT that a single-purpose voucher declares or takes back with the money. */
  vat?: VoucherTax | null
}

const version = { version: '2.0' }

type MoneyPrefix = Exclude<Prefix, 'inv'>
const details = { vch: 'voucherDetail', bnk: 'bankDetail', int: 'intDocDetail' } as const
const summaries = { vch: 'voucherSummary', bnk: 'bankSummary', int: 'intDocSummary' } as const

/**
 * A payment as a document of Pohoda: cash as a cash voucher, a transfer as a movement of the bank, card, gateway and
 * gift voucher as an internal document, because that money reaches the bank later, also a transfer to a gateway.
 */
export function composePayment(payment: PaymentRecord, accounts: PohodaAccounts): Element | null {
  const money = moneyOf(payment)
  if (payment.method === 'cash') return cashVoucher(money, accounts.cash)
  return isOnAccount(payment) ? bankMovement(money, accounts.bank) : internalDocument(money)
}

/** Whether the money is a movement of the property's account; a gateway may collect transfers on its own. */
function isOnAccount({ method, provider }: Pick<PaymentRecord, 'method' | 'provider'>): boolean {
  const gateway = findProviderName(provider)
  return method === 'transfer' && (!gateway || accountProviders.includes(gateway))
}

function moneyOf(payment: PaymentRecord): Money {
  const { id, at, kind, method, amount, provider, reservation_number, receipt, ekasa_number } = payment
  const what = { payment: 'Platba', refund: 'Vrátenie', reversal: 'Storno' }[kind]
  return {
    id,
    day: todayIn(at),
    amount,
    text: `${what} (${howPaid(method, provider)})${reservation_number ? `, rezervácia ${reservation_number}` : ''}`,
    number: receipt,
    symbol: reservation_number,
    note: ekasa_number && `Doklad e-kasy ${ekasa_number}`,
  }
}

/**
 * A security deposit: taken and returned like a payment by the same method; a kept amount moves no money and is an
 * internal document.
 */
export function composeDeposit(deposit: DepositRecord, accounts: PohodaAccounts): Element | null {
  const { id, at, kind, method, amount, reservation_number } = deposit
  const what = labelOf(depositKinds, kind)
  const words = `${what}${reservation_number ? `, rezervácia ${reservation_number}` : ''}`
  const money = { id, day: todayIn(at), amount, text: words, symbol: reservation_number }
  if (kind === 'deposit_kept') return internalDocument({ ...money, amount: -amount })
  if (method === 'cash') return cashVoucher(money, accounts.cash)
  return method === 'transfer' ? bankMovement(money, accounts.bank) : internalDocument(money)
}

/**
 * A gift voucher: its money like a payment by the same method; a forfeited balance moves no money and is an internal
 * document. VAT of a single-purpose voucher stands on the money of its sale and of its refund.
 */
export function composeVoucher(record: VoucherRecord, accounts: PohodaAccounts): Element | null {
  const { id, at, kind, method, provider, amount, number, voucher, vat } = record
  const what = labelOf(voucherMovementKinds, kind)
  const money = { id, day: todayIn(at), amount, text: `${what} č. ${voucher}`, number, symbol: voucher, vat }
  if (method === 'cash') return cashVoucher(money, accounts.cash)
  return method === 'transfer' && isOnAccount({ method, provider })
    ? bankMovement(money, accounts.bank)
    : internalDocument(money)
}

/** A deposit or withdrawal of cash. */
export const composeMovement = (
  { id, createdAt, amount, note }: Movement,
  { cash }: PohodaAccounts,
): Element | null => cashVoucher({ id, day: todayIn(createdAt), amount, text: note }, cash)

/** Cash that was counted more or less than expected. */
export const composeDifference = (
  { id, number, day, counted, expected, facts }: Handover,
  { cash }: PohodaAccounts,
): Element | null => {
  const amount = counted - expected
  const name = amount < 0 ? 'Manko pokladne' : 'Prebytok pokladne'
  return cashVoucher({ id, day, amount, text: `${name} ${number}`, note: facts.reason }, cash)
}

/** Pohoda books receipts and expenses of the till as two kinds with positive sums. */
function cashVoucher({ id, day, number, symbol, note, ...money }: Money, account: string) {
  const { amount } = money
  return element(
    'vch:voucher',
    [
      element('vch:voucherHeader', [
        externalId('vch', id),
        element('vch:voucherType', amount < 0 ? 'expense' : 'receipt'),
        element('vch:cashAccount', [text('typ:ids', account, 19)]),
        number ? requestedNumber('vch', number) : null,
        element('vch:date', day),
        element('vch:datePayment', day),
        element('vch:dateTax', day),
        vatClassification('vch', Boolean(money.vat)),
        text('vch:text', money.text, 240),
        symbol ? text('vch:symPar', symbol, 20) : null,
        note ? element('vch:note', note) : null,
      ]),
      ...amountsOf('vch', money, day),
    ],
    version,
  )
}

function bankMovement({ id, day, symbol, ...money }: Money, account: string | null) {
  return element(
    'bnk:bank',
    [
      element('bnk:bankHeader', [
        externalId('bnk', id),
        element('bnk:bankType', money.amount < 0 ? 'expense' : 'receipt'),
        account ? element('bnk:account', [text('typ:ids', account, 19)]) : null,
        symbol ? text('bnk:symVar', symbol, 20) : null,
        element('bnk:dateStatement', day),
        element('bnk:datePayment', day),
        vatClassification('bnk', Boolean(money.vat)),
        text('bnk:text', money.text, 96),
      ]),
      ...amountsOf('bnk', money, day),
    ],
    version,
  )
}

function internalDocument({ id, day, number, symbol, note, ...money }: Money) {
  return element(
    'int:intDoc',
    [
      element('int:intDocHeader', [
        externalId('int', id),
        number ? requestedNumber('int', number) : null,
        symbol ? text('int:symVar', symbol, 20) : null,
        element('int:date', day),
        element('int:dateTax', day),
        element('int:dateAccounting', day),
        vatClassification('int', Boolean(money.vat)),
        text('int:text', money.text, 240),
        note ? element('int:note', note) : null,
      ]),
      ...amountsOf('int', money, day),
    ],
    version,
  )
}

/**
 * Items and sums of a movement; the till and the bank have receipts and expenses as kinds with positive sums. VAT at a
 * historic rate stands in the items alone, so a movement without one needs no items.
 */
function amountsOf(prefix: MoneyPrefix, { amount, vat, text: name }: Omit<Money, 'id' | 'day'>, day: string) {
  const sign = prefix !== 'int' && amount < 0 ? -1 : 1
  const rest = amount - (vat?.gross ?? 0)
  const rows: VatRow[] = [
    ...(rest !== 0 || !vat
      ? [{ category: 'O' as const, rate: null, net: sign * rest, vat: 0, gross: sign * rest }]
      : []),
    ...(vat ? [{ ...vat, net: sign * vat.net, vat: sign * vat.vat, gross: sign * vat.gross }] : []),
  ]
  const isHistoric = rows.some((row) => pohodaRateOf(row, day).startsWith('history'))
  return [
    isHistoric
      ? element(
          `${prefix}:${details[prefix]}`,
          rows.map((row) => textItem(prefix, { ...row, name, quantity: 1 }, day)),
        )
      : null,
    element(`${prefix}:${summaries[prefix]}`, [sumsByRate(prefix, rows, day)]),
  ]
}
