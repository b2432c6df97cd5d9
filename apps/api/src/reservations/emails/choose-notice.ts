import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { EmailKey } from '../../messaging/rendering/variables.ts'

/** Kinds of e-mail that need nothing but the reservation. */
export type StateNotice = Extract<EmailKey, `reservation_${string}`> &
  Exclude<EmailKey, 'reservation_changed'>

const byState: Record<ReservationState, StateNotice | null> = {
  hold: null,
  pending_approval: 'reservation_pending_approval',
  awaiting_payment: 'reservation_received',
  confirmed: 'reservation_confirmed',
  checked_in: 'reservation_checked_in',
  completed: 'reservation_completed',
  cancelled: 'reservation_cancelled',
  expired: 'reservation_expired',
  rejected: 'reservation_rejected',
  no_show: 'reservation_no_show',
}

/**
 * Which e-mail tells the guest of a change of state; `from` is null for a booking that the owner made. A hold that
 * ends tells nobody, and setting a departure right again is no news to the guest.
 */
export function noticeOf(from: ReservationState | null, to: ReservationState): StateNotice | null {
  if (from === 'hold' && (to === 'expired' || to === 'cancelled')) return null
  if (from === 'completed') return null
  if (from === 'pending_approval' && to === 'awaiting_payment') return 'reservation_approved'
  return byState[to]
}

const ordered: ReadonlySet<ReservationState> = new Set(['pending_approval', 'awaiting_payment', 'confirmed'])

/** Whether the change is what makes a reservation of a request: the moment that the owner hears of. */
export const isNewOrder = (from: ReservationState | null, to: ReservationState): boolean =>
  (from === null || from === 'hold') && ordered.has(to)
