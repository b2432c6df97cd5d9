import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type { LineReason } from '@dvor/contract/money/statements.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { Line } from './line-queries.ts'

export type Doubt = Extract<
  LineReason,
  'other_currency' | 'nothing_due' | 'amount_differs' | 'possible_double'
>

/**
 * Reason for which a payment is not booked automatically: only an amount equal to the amount due, to the cent, is
 * certain.
 */
export function doubtOf(
  { line: { amount, currency }, alike }: { line: Line; alike: boolean },
  reservation: Reservation,
): Doubt | null {
  if (alike) return 'possible_double'
  if (currency !== 'EUR') return 'other_currency'
  const paid = reservation.total - reservation.due
  // A late payment of an expired order is compared with the amounts of the order.
  const { total, deposit_due } = reservation
  const { due, due_now } = accountOf({ total, deposit_due }, [{ kind: 'payment', amount: paid }])
  if (due === 0) return 'nothing_due'
  return amount === due || amount === due_now ? null : 'amount_differs'
}
