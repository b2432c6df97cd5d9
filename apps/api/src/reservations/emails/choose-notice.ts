import { awaits, isAnnounced, isFinished, stateRules } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { EmailKey } from '../../messaging/rendering/email-kinds.ts'

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

/** E-mails about arrival and departure. */
export const ofStay: readonly StateNotice[] = [
  'reservation_checked_in',
  'reservation_completed',
  'reservation_reopened',
]

/** All e-mails about states. */
export const stateNotices: readonly StateNotice[] = [
  ...Object.values(byState).filter((notice) => notice !== null),
  'reservation_approved',
  'reservation_reopened',
]

/**
 * The e-mail to the guest about a change of state; `from` is null for a booking that the owner made. The end of a hold
 * has none.
 */
export function noticeOf(from: ReservationState | null, to: ReservationState): StateNotice | null {
  if (from !== null && !isAnnounced(from, to)) return null
  if (from !== null && awaits(from, 'approval') && awaits(to, 'payment')) return 'reservation_approved'
  if (from !== null && isFinished(from) && awaits(to, 'departure')) return 'reservation_reopened'
  return byState[to]
}

/** Whether the change turns a request into a reservation; the owner is notified then. */
export const isNewOrder = (from: ReservationState | null, to: ReservationState): boolean =>
  (from === null || from === 'hold') && stateRules[to].isBooked
