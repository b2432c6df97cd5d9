import { enteredMethodOf, type TransactionInput } from '@dvor/contract/money/ledger.ts'
import type { Reservation } from '../reservations/reservation.ts'

/** Initial values of a payment form; `expected` in cents, 0 where nothing is expected. */
export interface ExpectedMoney {
  reservationId: string
  kind: 'payment' | 'refund'
  expected: number
  method: TransactionInput['method']
}

/** The amount left to pay or to refund, with the method by which the guest paid. */
export function expectedOf(
  { id, due, to_return, transaction_logs, payment_method }: Reservation,
  kind: 'payment' | 'refund',
): ExpectedMoney {
  if (kind === 'payment') {
    const method = payment_method === 'transfer' ? 'transfer' : 'cash'
    return { reservationId: id, kind, expected: Math.max(0, due), method }
  }
  const last = transaction_logs.findLast((entry) => entry.kind === 'payment')?.method ?? 'cash'
  return { reservationId: id, kind, expected: to_return, method: enteredMethodOf(last) }
}
