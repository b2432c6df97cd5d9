import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Instant } from '@dvor/format/instants.ts'

/** Actors of a change of state: the guest by the link, the owner, or the program (payments, deadlines). */
export type StateActor = 'guest' | 'admin' | 'system'

type Targets = Partial<Record<ReservationState, readonly StateActor[]>>

/** The moments of a reservation that end a state by themselves: the reservation is then expired. */
export type Deadline = 'hold_expires_at' | 'approve_by' | 'pay_by'

/** Properties of a reservation in one state. */
export interface StateRules {
  /** Transitions from here, and the actors of each. */
  next: Targets
  /** Its nights and seats are taken. */
  holdsNights: boolean
  /** The guest has ordered, and the order is valid: reports, exports and occupancy count it. */
  isBooked: boolean
  /** The order is valid and the stay not over: the guest's address and register may still change. */
  isOpen: boolean
  /** The property has promised the stay. */
  isFirm: boolean
  /** The guest came. */
  hasArrived: boolean
  /** The guest may pay what is due. */
  isPayable: boolean
  /** The guest may change dates and services by the link. Before the approval and during the stay the owner does it. */
  isChangeable: boolean
  /** Deadline that ends it automatically; null where only people do. */
  deadline: Deadline | null
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
  isOpen: false,
  isFirm: false,
  hasArrived: false,
  isPayable: false,
  isChangeable: false,
  deadline: null,
} as const
const booked = { ...ended, holdsNights: true, isBooked: true, isOff: false, keeps: 'price' } as const

/**
 * The rules of every state (docs/domain.md, Reservation). Each set of states in the product is derived from here by `statesWhere`: SQL conditions,
 * lists, the chart, exports and reports.
 */
export const stateRules: Readonly<Record<ReservationState, Readonly<StateRules>>> = {
  hold: {
    ...ended,
    holdsNights: true,
    isOff: false,
    keeps: 'price',
    deadline: 'hold_expires_at',
    next: {
      awaiting_payment: ['guest'],
      pending_approval: ['guest'],
      confirmed: ['guest'],
      expired: ['system'],
      cancelled: ['guest', 'admin'],
    },
  },
  pending_approval: {
    ...booked,
    isOpen: true,
    deadline: 'approve_by',
    next: {
      awaiting_payment: ['admin'],
      confirmed: ['admin'],
      rejected: ['admin'],
      expired: ['system'],
      cancelled: ['guest', 'admin'],
    },
  },
  awaiting_payment: {
    ...booked,
    isOpen: true,
    isPayable: true,
    isChangeable: true,
    deadline: 'pay_by',
    next: { confirmed: ['system', 'admin'], expired: ['system'], cancelled: ['guest', 'admin'] },
  },
  confirmed: {
    ...booked,
    isOpen: true,
    isFirm: true,
    isPayable: true,
    isChangeable: true,
    next: { checked_in: ['admin'], cancelled: ['guest', 'admin'], no_show: ['admin'] },
  },
  checked_in: {
    ...booked,
    isOpen: true,
    isFirm: true,
    hasArrived: true,
    isPayable: true,
    next: { completed: ['admin'] },
  },
  completed: {
    ...booked,
    isFirm: true,
    hasArrived: true,
    isPayable: true,
    next: { checked_in: ['admin'] },
  },
  cancelled: { ...ended, isOff: true, keeps: 'fee', next: { confirmed: ['admin'] } },
  expired: { ...ended, isOff: true, keeps: 'nothing', next: { confirmed: ['system', 'admin'] } },
  rejected: { ...ended, isOff: true, keeps: 'nothing', next: {} },
  no_show: { ...ended, isOff: true, keeps: 'price', next: { checked_in: ['admin'] } },
}

/** All states, read from the rules: the contract's enum would bring a schema library into the guest's browser. */
const states = Object.keys(stateRules) as ReservationState[]

/** The states whose rules satisfy the condition, in the order of the rules. */
export function statesWhere(condition: (rules: StateRules) => boolean): ReservationState[] {
  return states.filter((state) => condition(stateRules[state]))
}

/** States in which nights and seats are taken. */
export const holdingStates = statesWhere(({ holdsNights }) => holdsNights)
/** States of valid orders. */
export const bookedStates = statesWhere(({ isBooked }) => isBooked)
/** States of promised stays: to come, under way or over. */
export const firmStates = statesWhere(({ isFirm }) => isFirm)
/** States of guests who came. */
export const arrivedStates = statesWhere(({ hasArrived }) => hasArrived)
/** States of guests who are to arrive or are here, whether or not they have paid: the arrivals of a day. */
export const expectedStates = statesWhere(({ isOpen, isPayable }) => isOpen && isPayable)
/** States of orders that wait for the owner or for money. */
export const waitingStates = statesWhere(({ isBooked, isFirm }) => isBooked && !isFirm)
/** States that end by a deadline, each with the moment that ends it. */
export const stateDeadlines = states.flatMap((state) => {
  const { deadline } = stateRules[state]
  return deadline ? [{ state, deadline }] : []
})
/** States that end by a deadline. */
export const timedStates = stateDeadlines.map(({ state }) => state)
/** States in which the order is given up. */
export const offStates = statesWhere(({ isOff }) => isOff)

/** Whether the transition exists; with an actor, whether that actor may run it. */
export function canTransition(from: ReservationState, to: ReservationState, actor?: StateActor): boolean {
  const allowed = stateRules[from].next[to] ?? []
  return actor ? allowed.includes(actor) : allowed.length > 0
}

/** States that the actor can lead to from here, in the order of the contract. */
export function nextStates(from: ReservationState, actor: StateActor): ReservationState[] {
  return states.filter((to) => canTransition(from, to, actor))
}

/** Whether the guest of a reservation in this state is asked for money. */
export const isPayable = (state: ReservationState): boolean => stateRules[state].isPayable

/** Whether a reservation in this (effective) state has its nights. */
export const holdsNights = (state: ReservationState): boolean => stateRules[state].holdsNights

/** Whether the order is given up, so that nothing more is owed. */
export const isOff = (state: ReservationState): boolean => stateRules[state].isOff

/** Whether the guest comes or is here. */
export const isExpected = (state: ReservationState): boolean => expectedStates.includes(state)

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

/** The moment at which a reservation expires automatically; null when it does not. */
export function deadlineOf(reservation: TimedState): Instant | null {
  const { deadline } = stateRules[reservation.state]
  return deadline && reservation[deadline]
}

/** The state at present: past its deadline a reservation is expired, even if no job has written that yet. */
export function effectiveState(reservation: TimedState, now: Date): ReservationState {
  const deadline = deadlineOf(reservation)
  return deadline !== null && new Date(deadline) <= now ? 'expired' : reservation.state
}
