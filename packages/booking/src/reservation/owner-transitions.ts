import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { nextStates } from './states.ts'

/** Values of a reservation that decide, beside its state, where the owner can lead it; money in cents. */
export interface LedReservation {
  state: ReservationState
  payment_method: PaymentMethod | null
  deposit_due: number
  total: number
  /** The total minus the payments. */
  due: number
}

/** Whether a deposit is still to be paid: nothing is due in advance of a guest who pays on site. */
const awaitsDeposit = ({ payment_method, deposit_due, total, due }: LedReservation): boolean =>
  payment_method !== 'on_site' && total - due < deposit_due

/**
 * States to which the owner can lead a reservation, in the order of the contract: the transitions of its state
 * (docs/domain.md, Reservation), without a wait for money where nothing is due now.
 */
export function ownerTransitions(reservation: LedReservation): ReservationState[] {
  const isPossible = (to: ReservationState) => to !== 'awaiting_payment' || awaitsDeposit(reservation)
  return nextStates(reservation.state, 'admin').filter(isPossible)
}
