import { can, type Principal } from '@dvor/contract/accounts/roles.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { awaits, nextStates, stateRules, transitionPermission } from './states.ts'

/** Values of a reservation that decide, beside its state, where the owner can lead it; money in cents. */
export interface LedReservation {
  state: ReservationState
  /** Null while nothing was ordered. */
  number: string | null
  /** First day of its stays and services; null without any. */
  begins: Day | null
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
 * States to which the owner can lead a reservation on a day, in the order of the contract: the transitions of its state
 * (docs/domain.md, Reservation), without a wait for money where nothing is due now and a no-show before the arrival. A
 * hold that was never ordered has no guest, so that it becomes no reservation.
 */
export function ownerTransitions(reservation: LedReservation, today: Day): ReservationState[] {
  return nextStates(reservation.state, 'staff').filter((to) => {
    if (reservation.number === null && stateRules[to].isBooked) return false
    if (awaits(to, 'payment')) return awaitsDeposit(reservation)
    return to !== 'no_show' || reservation.begins === null || reservation.begins <= today
  })
}

/** The same for one of the property's people: those that it has the permission for. */
export const transitionsFor = (
  principal: Principal,
  reservation: LedReservation,
  today: Day,
): ReservationState[] =>
  ownerTransitions(reservation, today).filter((to) => {
    const needed = transitionPermission(reservation.state, to)
    return needed !== undefined && can(principal, needed)
  })
