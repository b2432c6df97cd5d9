import type {
  PaymentMethod,
  PaymentStatus,
  ReservationState,
} from '@dvor/contract/values/reservation-states.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { feeBase, type TaxedPrice } from '../reservation/fee-base.ts'
import { isOff, stateRules } from '../reservation/states.ts'

/**
 * An entry of the ledger: positive for a payment, negative for a refund; a reversal has the opposite sign of its
 * entry.
 */
export type LedgerEntry = Pick<TransactionLog, 'kind' | 'amount'>

/** Sums of a reservation's ledger, in cents. */
export interface Account {
  /** Payments minus refunds. */
  paid: number
  /** Left to pay of the total; never below zero. */
  due: number
  /** The amount to pay next: the rest of the deposit, else the rest of the first part that is open. */
  due_now: number
  /** Paid above the total, or above the amount kept of an order that is given up: to be returned. Never below zero. */
  surplus: number
  status: PaymentStatus
}

export interface Owed {
  total: number
  deposit_due: number
  /** The parts after the deposit, without them the rest is one part; and the stay tax that is in the total. */
  price?: Pick<PriceBreakdown, 'instalments' | 'stay_tax'> & Pick<TaxedPrice, 'lines'>
  /** A guest who pays on site needs no deposit. */
  payment_method?: PaymentMethod | null
  /** Nothing is due once the order is given up (`isOff`); absent means that it stands. */
  state?: ReservationState
  /** Cents that are kept of a cancelled one; null where that was not decided. */
  cancellation_fee?: number | null
}

/** Whether the order is given up, so that nothing is due. */
const isGivenUp = ({ state }: Owed): boolean => state !== undefined && isOff(state)

/** Cents of the payments that the property may keep; its price unless the order is given up. */
function keptOf(owed: Owed): number {
  const { total, state, cancellation_fee, price } = owed
  if (state === undefined || !isGivenUp(owed)) return total
  const { keeps } = stateRules[state]
  if (keeps === 'nothing') return 0
  const whole = feeBase({ stay_tax: 0, ...price, total })
  return keeps === 'fee' ? (cancellation_fee ?? whole) : whole
}

/** Sum of the refunds without reversed ones. */
function returned(entries: readonly LedgerEntry[]): number {
  const back = entries.filter(({ kind, amount }) => kind === 'refund' || (kind === 'reversal' && amount > 0))
  return -back.reduce((sum, entry) => sum + entry.amount, 0)
}

function statusOf(paid: number, back: number, owed: Owed, deposit: number): PaymentStatus {
  const isOver = isGivenUp(owed)
  const price = isOver ? Math.min(keptOf(owed), Math.max(0, paid)) : owed.total
  if (back > 0 && paid <= 0) return 'refunded'
  if (paid > price) return 'overpaid'
  if (isOver && paid <= 0) return 'unpaid'
  if (paid === price && !(isOver && back > 0)) return 'paid'
  if (back > 0) return 'partially_refunded'
  if (paid <= 0) return 'unpaid'
  return deposit > 0 && paid >= deposit ? 'deposit_paid' : 'partially_paid'
}

/** The sum to which the payments have to grow next: the deposit, then each part in turn. */
function nextSum({ total, price, payment_method }: Owed, deposit: number, paid: number): number {
  if (deposit > paid) return deposit
  const parts = payment_method === 'on_site' ? [] : (price?.instalments ?? [])
  let sum = 0
  for (const { amount } of parts) {
    sum += amount
    if (sum > paid) return sum
  }
  return Math.max(total, paid)
}

/** Sums up the ledger against the amounts owed; none of these sums is stored by hand. */
export function accountOf(owed: Owed, entries: readonly LedgerEntry[]): Account {
  const paid = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const due = isGivenUp(owed) ? 0 : Math.max(0, owed.total - paid)
  const deposit = owed.payment_method === 'on_site' ? 0 : owed.deposit_due
  return {
    paid,
    due,
    due_now: Math.min(due, nextSum(owed, deposit, paid) - paid),
    surplus: Math.max(0, paid - keptOf(owed)),
    status: statusOf(paid, returned(entries), owed, deposit),
  }
}
