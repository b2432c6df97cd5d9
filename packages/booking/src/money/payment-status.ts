import type {
  PaymentMethod,
  PaymentStatus,
  ReservationState,
} from '@dvor/contract/values/reservation-states.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { isOff, stateRules } from '../reservation/states.ts'

/** A movement: positive is money in, negative money out; a reversal has the opposite sign of what it reverses. */
export type LedgerEntry = Pick<TransactionLog, 'kind' | 'amount'>

/** What the ledger says of a reservation, in cents. */
export interface Account {
  /** All in minus all out. */
  paid: number
  /** Left to pay of the total; never below zero. */
  due: number
  /** What must be paid next: the rest of the deposit, else the rest of all. */
  due_now: number
  /** Paid beyond the total, or beyond what is kept of a reservation that is off: to be returned. Never below zero. */
  surplus: number
  status: PaymentStatus
}

export interface Owed {
  total: number
  deposit_due: number
  /** A deposit is not asked of who pays on site. */
  payment_method?: PaymentMethod | null
  /** A reservation that is off owes nothing; left out, it is on. */
  state?: ReservationState
  /** Cents that are kept of a cancelled one; null where that was not decided. */
  cancellation_fee?: number | null
}

/** Cents of what was paid that the property may keep; of a reservation that is on, its price. */
function keptOf({ total, state, cancellation_fee }: Owed): number {
  const keeps = state ? stateRules[state].keeps : 'price'
  if (keeps === 'nothing') return 0
  return keeps === 'fee' ? (cancellation_fee ?? total) : total
}

/** Whether the reservation is given up, so that nothing is due. */
const isGivenUp = ({ state }: Owed): boolean => state !== undefined && isOff(state)

/** Money given back: refunds, less those that were reversed. */
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

/** Sums up the ledger against what is owed; nothing of this is ever stored by hand. */
export function accountOf(owed: Owed, entries: readonly LedgerEntry[]): Account {
  const paid = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const due = isGivenUp(owed) ? 0 : Math.max(0, owed.total - paid)
  const asked = owed.payment_method === 'on_site' ? 0 : owed.deposit_due
  const deposit = Math.min(due, asked - paid)
  return {
    paid,
    due,
    due_now: deposit > 0 ? deposit : due,
    surplus: Math.max(0, paid - keptOf(owed)),
    status: statusOf(paid, returned(entries), owed, asked),
  }
}
