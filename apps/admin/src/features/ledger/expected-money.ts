import type { TransactionInput } from '@dvor/contract/money/ledger.ts'
import type { Reservation } from '../reservations/reservation.ts'

/** What a form for money begins with; `expected` in cents, 0 where nothing is. */
export interface ExpectedMoney {
  reservationId: string
  kind: 'payment' | 'refund'
  expected: number
  method: TransactionInput['method']
}

/** What is left to pay, or what has to go back, the way in which the money came. */
export function expectedOf(
  { id, due, to_return, transaction_logs, payment_method }: Reservation,
  kind: 'payment' | 'refund',
): ExpectedMoney {
  if (kind === 'payment') {
    const method = payment_method === 'transfer' ? 'transfer' : 'cash'
    return { reservationId: id, kind, expected: Math.max(0, due), method }
  }
  const last = transaction_logs.findLast((entry) => entry.kind === 'payment')?.method ?? 'cash'
  return { reservationId: id, kind, expected: to_return, method: last === 'sandbox' ? 'card' : last }
}
