import { awaits } from '@dvor/booking/reservation/states.ts'
import { enteredMethodOf, type TransactionInput } from '@dvor/contract/money/ledger.ts'
import type { Reservation } from '../reservations/reservation.ts'

/** Initial values of a payment form; `expected` in cents, 0 where nothing is expected. */
export interface ExpectedMoney {
  reservationId: string
  kind: 'payment' | 'refund'
  expected: number
  method: TransactionInput['method']
  /** The whole amount due in cents where only the deposit is expected, else null. */
  dueInAll: number | null
}

export type MoneyFacts = Pick<
  Reservation,
  'id' | 'state' | 'due' | 'paid' | 'deposit_due' | 'to_return' | 'transaction_logs' | 'payment_method'
>

/** Cents of the deposit that have not arrived. */
export const missingDeposit = ({ deposit_due, paid }: Pick<Reservation, 'deposit_due' | 'paid'>): number =>
  Math.max(0, deposit_due - paid)

/** The amount asked for or to refund, with the method by which the guest paid. */
export function expectedOf(reservation: MoneyFacts, kind: 'payment' | 'refund'): ExpectedMoney {
  const { id, due, to_return, transaction_logs, payment_method } = reservation
  if (kind === 'payment') {
    // Guests who are here pay at the desk, whatever the order said.
    const isHere = awaits(reservation.state, 'departure')
    const method = payment_method === 'transfer' && !isHere ? 'transfer' : 'cash'
    const deposit = awaits(reservation.state, 'payment') ? missingDeposit(reservation) : 0
    const isDeposit = deposit > 0 && deposit < due
    const expected = isDeposit ? deposit : Math.max(0, due)
    return { reservationId: id, kind, expected, method, dueInAll: isDeposit ? due : null }
  }
  const last = transaction_logs.findLast((entry) => entry.kind === 'payment')?.method ?? 'cash'
  return { reservationId: id, kind, expected: to_return, method: enteredMethodOf(last), dueInAll: null }
}
