import { awaits, isPayable } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { May } from '../../../core/client/may.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Reservation } from '../../reservations/reservation.ts'
import { approvalOf, inOrder } from '../../transitions/transitions.ts'

/** Something that the owner can do with the reservation as a whole. */
export type Step =
  | { readonly kind: 'transition'; readonly to: ReservationState }
  | { readonly kind: 'payment' }
  | { readonly kind: 'refund' }

export interface Steps {
  /** The next step; null while nothing has to be done. */
  readonly primary: Step | null
  readonly others: readonly Step[]
}

export type StepSubject = Pick<
  Reservation,
  'state' | 'arrival' | 'departure' | 'due' | 'to_return' | 'allowed_transitions'
>

const keyOf = (step: Step): string => (step.kind === 'transition' ? step.to : step.kind)

/** The key of the next step: money before a departure, the arrival on its day, the approval, the refund. */
function nextKey({ state, arrival, departure, due, to_return }: StepSubject, today: Day): string | null {
  const owes = isPayable(state) && due > 0
  const hasCome = (day: Day | null) => day === null || day <= today
  if (to_return > 0) return 'refund'
  if (awaits(state, 'payment')) return 'payment'
  if (awaits(state, 'arrival') && hasCome(arrival)) return 'checked_in'
  if (owes) return 'payment'
  if (awaits(state, 'departure')) return hasCome(departure) ? 'completed' : null
  return null
}

/** The next step of a reservation and the others that its state and the person's rights allow; endings come last. */
export function stepsOf(reservation: StepSubject, today: Day, may: May): Steps {
  const { state, due, to_return, allowed_transitions } = reservation
  const all: Step[] = [
    ...(to_return > 0 && may('money.refund') ? [{ kind: 'refund' } as const] : []),
    ...(isPayable(state) && due > 0 && may('money.take') ? [{ kind: 'payment' } as const] : []),
    ...inOrder(allowed_transitions).map((to) => ({ kind: 'transition', to }) as const),
  ]
  const stepKey = approvalOf(reservation) ?? nextKey(reservation, today)
  const primary = all.find((step) => keyOf(step) === stepKey) ?? null
  return { primary, others: all.filter((step) => step !== primary) }
}
