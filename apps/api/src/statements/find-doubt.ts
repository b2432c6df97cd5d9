import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type { LineReason } from '@dvor/contract/money/statements.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { Line } from './line-queries.ts'

export type Doubt = Extract<
  LineReason,
  'other_currency' | 'nothing_due' | 'amount_differs' | 'possible_double'
>

/** Why a line of money in is not simply booked: only what is due, to the cent, is beyond doubt. */
export function doubtOf(
  { line: { amount, currency }, alike }: { line: Line; alike: boolean },
  reservation: Reservation,
): Doubt | null {
  if (alike) return 'possible_double'
  if (currency !== 'EUR') return 'other_currency'
  const paid = reservation.total - reservation.due
  // Late money of an order that has lapsed is compared with what the order asked for.
  const { total, deposit_due } = reservation
  const { due, due_now } = accountOf({ total, deposit_due }, [{ kind: 'payment', amount: paid }])
  if (due === 0) return 'nothing_due'
  return amount === due || amount === due_now ? null : 'amount_differs'
}
