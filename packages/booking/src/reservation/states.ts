import { reservationState, type ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Instant } from '@dvor/format/instants.ts'

/** Who changes a state: the guest through the link, the owner, or the program (money, deadlines). */
export type StateActor = 'guest' | 'admin' | 'system'

type Targets = Partial<Record<ReservationState, readonly StateActor[]>>

/** Every transition that exists, and who may run it (docs/domain.md, Reservation). */
export const transitions: Readonly<Record<ReservationState, Targets>> = {
  hold: {
    awaiting_payment: ['guest'],
    pending_approval: ['guest'],
    confirmed: ['guest'],
    expired: ['system'],
    cancelled: ['guest', 'admin'],
  },
  pending_approval: {
    awaiting_payment: ['admin'],
    confirmed: ['admin'],
    rejected: ['admin'],
    expired: ['system'],
    cancelled: ['guest', 'admin'],
  },
  awaiting_payment: {
    confirmed: ['system', 'admin'],
    expired: ['system'],
    cancelled: ['guest', 'admin'],
  },
  expired: { confirmed: ['system', 'admin'] },
  confirmed: { checked_in: ['admin'], cancelled: ['guest', 'admin'], no_show: ['admin'] },
  no_show: { checked_in: ['admin'] },
  checked_in: { completed: ['admin'] },
  completed: { checked_in: ['admin'] },
  cancelled: { confirmed: ['admin'] },
  rejected: {},
}

/** States in which the owner's own booking may begin. */
export const adminStartStates = ['confirmed', 'awaiting_payment'] as const

/** Whether the transition exists; with an actor, whether that one may run it. */
export function canTransition(from: ReservationState, to: ReservationState, actor?: StateActor): boolean {
  const allowed = transitions[from][to] ?? []
  return actor ? allowed.includes(actor) : allowed.length > 0
}

/** States that the actor can lead to from here, in the order of the contract. */
export function nextStates(from: ReservationState, actor: StateActor): ReservationState[] {
  return reservationState.options.filter((to) => canTransition(from, to, actor))
}

const holdingNights: readonly ReservationState[] = [
  'hold',
  'pending_approval',
  'awaiting_payment',
  'confirmed',
  'checked_in',
  'completed',
]

/** Whether a reservation in this (effective) state has its nights. */
const payable: ReadonlySet<ReservationState> = new Set([
  'awaiting_payment',
  'confirmed',
  'checked_in',
  'completed',
])

/** Whether the guest of a reservation in this state is asked for money. */
export const isPayable = (state: ReservationState): boolean => payable.has(state)

export const takesNights = (state: ReservationState): boolean => holdingNights.includes(state)

/** Whether the nights have to be won again, and may be gone: late money, a no-show who comes, an undo. */
export function retakesNights(from: ReservationState, to: ReservationState): boolean {
  return takesNights(to) && !takesNights(from)
}

export interface TimedState {
  state: ReservationState
  hold_expires_at: Instant | null
  approve_by: Instant | null
  pay_by: Instant | null
}

/** The moment at which a reservation lapses by itself; null when it does not. */
export function deadlineOf(reservation: TimedState): Instant | null {
  switch (reservation.state) {
    case 'hold':
      return reservation.hold_expires_at
    case 'pending_approval':
      return reservation.approve_by
    case 'awaiting_payment':
      return reservation.pay_by
    default:
      return null
  }
}

/** The state that holds now: past its deadline a reservation IS expired, whether or not a job came by. */
export function effectiveState(reservation: TimedState, now: Date): ReservationState {
  const deadline = deadlineOf(reservation)
  return deadline !== null && new Date(deadline) <= now ? 'expired' : reservation.state
}
