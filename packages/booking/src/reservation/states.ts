import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Instant } from '@dvor/format/instants.ts'

/** Actor of a change of state: the guest by the link, people of the property, or the program (payments, deadlines). */
export type Mover = 'guest' | 'staff' | 'system'

/** The guest, the program, and the permission that people of the property need. */
type Targets = Partial<Record<ReservationState, readonly ('guest' | 'system' | Permission)[]>>

/** Event that a reservation waits for next: the guest's order, the owner's approval, money, the guest's coming or leaving. */
export type Wait = 'order' | 'approval' | 'payment' | 'arrival' | 'departure'

/** The moments of a reservation that end a wait by themselves: the reservation is then expired. */
export type Deadline = 'hold_expires_at' | 'approve_by' | 'pay_by'

const deadlines: Partial<Record<Wait, Deadline>> = {
  order: 'hold_expires_at',
  approval: 'approve_by',
  payment: 'pay_by',
}

/** Properties of a reservation in one state. */
export interface StateRules {
  /** Transitions from here, and who may run each. */
  next: Targets
  /** Next step for the guest and the owner; null for a stay that is over or does not take place. */
  waitsFor: Wait | null
  /** Its nights and seats are taken. */
  holdsNights: boolean
  /** The guest has ordered, and the order is valid: reports, exports and occupancy count it. */
  isBooked: boolean
  /** The property has promised the stay. */
  isFirm: boolean
  /** The guest came. */
  hasArrived: boolean
  /** The guest may pay what is due. */
  isPayable: boolean
  /** The guest may change dates and services by the link. Before the approval and during the stay the owner does it. */
  isChangeable: boolean
  /**
   * The order is given up: nothing more is owed, and e-mails and pages treat its payments as money to be returned. Each
   * state decides this by itself, because a state without nights may still be wanted, such as a waiting list.
   */
  isOff: boolean
  /**
   * The part of the payments that the property keeps: the price, the agreed fee, or nothing.
   */
  keeps: 'price' | 'fee' | 'nothing'
}

const ended = {
  holdsNights: false,
  isBooked: false,
  isFirm: false,
  hasArrived: false,
  isPayable: false,
  isChangeable: false,
} as const
const booked = { ...ended, holdsNights: true, isBooked: true, isOff: false, keeps: 'price' } as const

/**
 * The rules of every state (docs/domain.md, Reservation). Each set of states in the product is derived from here: SQL conditions, lists,
 * the chart, exports and reports.
 */
export const stateRules: Readonly<Record<ReservationState, Readonly<StateRules>>> = {
  hold: {
    ...ended,
    holdsNights: true,
    isOff: false,
    keeps: 'price',
    waitsFor: 'order',
    next: {
      awaiting_payment: ['guest'],
      pending_approval: ['guest'],
      confirmed: ['guest'],
      expired: ['system'],
      cancelled: ['guest', 'reservations.cancel'],
    },
  },
  pending_approval: {
    ...booked,
    waitsFor: 'approval',
    next: {
      awaiting_payment: ['reservations.edit'],
      confirmed: ['reservations.edit'],
      rejected: ['reservations.cancel'],
      expired: ['system'],
      cancelled: ['guest', 'reservations.cancel'],
    },
  },
  awaiting_payment: {
    ...booked,
    waitsFor: 'payment',
    isPayable: true,
    isChangeable: true,
    next: {
      confirmed: ['system', 'reservations.edit'],
      expired: ['system'],
      cancelled: ['guest', 'reservations.cancel'],
    },
  },
  confirmed: {
    ...booked,
    waitsFor: 'arrival',
    isFirm: true,
    isPayable: true,
    isChangeable: true,
    next: {
      checked_in: ['reservations.checkin'],
      cancelled: ['guest', 'reservations.cancel'],
      no_show: ['reservations.cancel'],
    },
  },
  checked_in: {
    ...booked,
    waitsFor: 'departure',
    isFirm: true,
    hasArrived: true,
    isPayable: true,
    next: { completed: ['reservations.checkin'] },
  },
  completed: {
    ...booked,
    waitsFor: null,
    isFirm: true,
    hasArrived: true,
    isPayable: true,
    next: { checked_in: ['reservations.checkin'] },
  },
  cancelled: {
    ...ended,
    waitsFor: null,
    isOff: true,
    keeps: 'fee',
    next: { confirmed: ['reservations.cancel'] },
  },
  expired: {
    ...ended,
    waitsFor: null,
    isOff: true,
    keeps: 'nothing',
    next: { confirmed: ['system', 'reservations.edit'] },
  },
  rejected: { ...ended, waitsFor: null, isOff: true, keeps: 'nothing', next: {} },
  no_show: {
    ...ended,
    waitsFor: null,
    isOff: true,
    keeps: 'price',
    next: { checked_in: ['reservations.checkin'] },
  },
}

/** All states, read from the rules: the contract's enum would bring a schema library into the guest's browser. */
const states = Object.keys(stateRules) as ReservationState[]

/** The states whose rules satisfy the condition, in the order of the rules. */
export function statesWhere(condition: (rules: StateRules) => boolean): ReservationState[] {
  return states.filter((state) => condition(stateRules[state]))
}

/** States that wait for one of these. */
export const statesAwaiting = (...waits: readonly Wait[]): ReservationState[] =>
  states.filter((state) => awaits(state, ...waits))

/** States in which nights and seats are taken. */
export const holdingStates = statesWhere(({ holdsNights }) => holdsNights)
/** States of valid orders. */
export const bookedStates = statesWhere(({ isBooked }) => isBooked)
/** States of promised stays: to come, under way or over. */
export const firmStates = statesWhere(({ isFirm }) => isFirm)
/** States of guests who came. */
export const arrivedStates = statesWhere(({ hasArrived }) => hasArrived)
/** States of guests who are to arrive or are here, whether or not they have paid: the arrivals of a day. */
export const expectedStates = statesAwaiting('payment', 'arrival', 'departure')
/** States of promised stays that are not over. */
export const promisedStates = statesAwaiting('arrival', 'departure')
/** States of orders that wait for the owner or for money. */
export const waitingStates = statesAwaiting('approval', 'payment')
/** States of valid orders whose stay is not over. */
export const openStates = [...waitingStates, ...promisedStates]
/** States of stays that took place and are over. */
export const finishedStates = statesWhere(({ hasArrived, waitsFor }) => hasArrived && waitsFor === null)
/** States that end by a deadline, each with the moment that ends it. */
export const stateDeadlines = states.flatMap((state) => {
  const deadline = deadlineIn(state)
  return deadline ? [{ state, deadline }] : []
})
/** States that end by a deadline. */
export const timedStates = stateDeadlines.map(({ state }) => state)
/** States in which the order is given up. */
export const offStates = statesWhere(({ isOff }) => isOff)
/** States of given-up orders that money confirms if it comes too late and the nights are still free. */
export const lateStates = offStates.filter((state) => canTransition(state, 'confirmed', 'system'))

/** The permission by which people of the property run a transition; undefined where they cannot. */
export function transitionPermission(from: ReservationState, to: ReservationState): Permission | undefined {
  return stateRules[from].next[to]?.find((one) => one !== 'guest' && one !== 'system')
}

/** Whether the transition exists; with a mover, whether that one may run it. */
export function canTransition(from: ReservationState, to: ReservationState, mover?: Mover): boolean {
  const allowed = stateRules[from].next[to] ?? []
  if (mover === 'staff') return transitionPermission(from, to) !== undefined
  return mover ? allowed.includes(mover) : allowed.length > 0
}

/** States to which the mover can lead from here, in the order of the contract. */
export function nextStates(from: ReservationState, mover: Mover): ReservationState[] {
  return states.filter((to) => canTransition(from, to, mover))
}

/** Whether the guest of a reservation in this state is asked for money. */
export const isPayable = (state: ReservationState): boolean => stateRules[state].isPayable

/** Whether a reservation in this (effective) state has its nights. */
export const holdsNights = (state: ReservationState): boolean => stateRules[state].holdsNights

/** Whether the order is given up, so that nothing more is owed. */
export const isOff = (state: ReservationState): boolean => stateRules[state].isOff

/** Whether a reservation in this state waits for one of these. */
export function awaits(state: ReservationState, ...waits: readonly Wait[]): boolean {
  const { waitsFor } = stateRules[state]
  return waitsFor !== null && waits.includes(waitsFor)
}

/** Whether the guest comes or is here. */
export const isExpected = (state: ReservationState): boolean => expectedStates.includes(state)

/** Whether the order is valid and the stay not over: the guest's address and register may still change. */
export const isOpen = (state: ReservationState): boolean => openStates.includes(state)

/** Whether the stay took place and is over. */
export const isFinished = (state: ReservationState): boolean => finishedStates.includes(state)

/** Whether the guest gets an e-mail about a transition; the end of a hold has none. */
export const isAnnounced = (from: ReservationState, to: ReservationState): boolean =>
  !(from === 'hold' && isOff(to))

/**
 * Whether the nights must be taken again, and may be taken by others: late payments, a no-show who arrives, an undo.
 */
export function retakesNights(from: ReservationState, to: ReservationState): boolean {
  return holdsNights(to) && !holdsNights(from)
}

export type TimedState = { state: ReservationState } & Readonly<Record<Deadline, Instant | null>>

function deadlineIn(state: ReservationState): Deadline | null {
  const { waitsFor } = stateRules[state]
  return (waitsFor && deadlines[waitsFor]) ?? null
}

/** The moment at which a reservation expires automatically; null when it does not. */
export function deadlineOf(reservation: TimedState): Instant | null {
  const deadline = deadlineIn(reservation.state)
  return deadline && reservation[deadline]
}

/** The state at present: past its deadline a reservation is expired, even if no job has written that yet. */
export function effectiveState(reservation: TimedState, now: Date): ReservationState {
  const deadline = deadlineOf(reservation)
  return deadline !== null && new Date(deadline) <= now ? 'expired' : reservation.state
}
