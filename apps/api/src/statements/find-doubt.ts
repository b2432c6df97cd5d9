import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type { LineReason } from '@dvor/contract/money/statements.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { FreshLine } from './line-queries.ts'

export type Doubt = Extract<
  LineReason,
  'other_currency' | 'nothing_due' | 'amount_differs' | 'possible_double'
>

/**
 * Reason for which a payment is not booked automatically: only an amount equal to the amount due, or to one that was
 * due before a change, to the cent, is certain.
 */
export function doubtOf(
  { line: { amount, currency }, alike, requested }: Pick<FreshLine, 'line' | 'alike' | 'requested'>,
  reservation: Reservation,
): Doubt | null {
  if (alike) return 'possible_double'
  if (currency !== 'EUR') return 'other_currency'
  const paid = reservation.total - reservation.due
  // A late payment of an expired order is compared with the amounts of the order.
  const { total, deposit_due, price } = reservation
  const { due, due_now } = accountOf({ total, deposit_due, price }, [{ kind: 'payment', amount: paid }])
  if (due === 0) return 'nothing_due'
  return [due, due_now, ...requested].includes(amount) ? null : 'amount_differs'
}
