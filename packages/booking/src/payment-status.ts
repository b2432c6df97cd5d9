import type { PaymentStatus } from '@dvor/contract/reservation-states.ts'
import type { TransactionLog } from '@dvor/contract/ledger.ts'

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
  /** Paid beyond the total; never below zero. */
  surplus: number
  status: PaymentStatus
}

export interface Owed {
  total: number
  deposit_due: number
}

/** Money given back: refunds, less those that were reversed. */
function returned(entries: readonly LedgerEntry[]): number {
  const back = entries.filter(({ kind, amount }) => kind === 'refund' || (kind === 'reversal' && amount > 0))
  return -back.reduce((sum, entry) => sum + entry.amount, 0)
}

function statusOf(paid: number, back: number, { total, deposit_due }: Owed): PaymentStatus {
  if (back > 0 && paid <= 0) return 'refunded'
  if (paid > total) return 'overpaid'
  if (paid === total) return 'paid'
  if (back > 0) return 'partially_refunded'
  if (paid <= 0) return 'unpaid'
  return paid >= deposit_due ? 'deposit_paid' : 'partially_paid'
}

/** Sums up the ledger against what is owed; nothing of this is ever stored by hand. */
export function accountOf(owed: Owed, entries: readonly LedgerEntry[]): Account {
  const paid = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const due = Math.max(0, owed.total - paid)
  const deposit = Math.min(due, owed.deposit_due - paid)
  return {
    paid,
    due,
    due_now: deposit > 0 ? deposit : due,
    surplus: Math.max(0, paid - owed.total),
    status: statusOf(paid, returned(entries), owed),
  }
}
