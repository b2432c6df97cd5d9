import { awaits, canTransition, isFinished, isOff } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { i18n } from '../../core/texts/i18n.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { servicesOnly } from '../reservations/texts/transition-texts.ts'

/** A reservation as its transitions are named: one of services alone has no arrival, and nobody is accommodated. */
export type NamedBy = Pick<Reservation, 'state' | 'arrival'>

const { questions: ownQuestions, transitions: ownTransitions } = servicesOnly

const isKeyOf = <Texts extends object>(texts: Texts, to: PropertyKey): to is keyof Texts =>
  Object.hasOwn(texts, to)

/** The question that a transition to this state asks. */
export function transitionQuestion({ arrival }: Pick<NamedBy, 'arrival'>, to: ReservationState): string {
  return arrival === null && isKeyOf(ownQuestions, to)
    ? i18n.t(`reservations.servicesOnly.questions.${to}`)
    : i18n.t(`reservations.questions.${to}`)
}

/** Label of a transition's button. */
export function transitionLabel(reservation: NamedBy, to: ReservationState): string {
  const { t } = i18n
  const from = reservation.state
  if (to === 'confirmed' && awaits(from, 'approval')) return t('reservations.approveAndConfirm')
  if (to === 'confirmed' && isOff(from)) return t('reservations.revive')
  if (reservation.arrival === null && isKeyOf(ownTransitions, to))
    return t(`reservations.servicesOnly.transitions.${to}`)
  if (to === 'checked_in' && isFinished(from)) return t('reservations.backInHouse')
  if (to === 'checked_in' && isOff(from)) return t('reservations.cameAfterAll')
  return t(`reservations.transitions.${to}`)
}

/** Label of a transition's button while the guest owes money. */
export function owingLabel(reservation: NamedBy, to: ReservationState): string {
  return reservation.arrival === null && isKeyOf(servicesOnly.anyway, to)
    ? i18n.t(`reservations.servicesOnly.anyway.${to}`)
    : i18n.t('reservations.state.anyway', { action: transitionLabel(reservation, to) })
}

/** Whether the transition ends the reservation without a stay. */
export const isEnding = (to: ReservationState): boolean => isOff(to)

/** Whether the transition can be undone to the former state. */
export const canUndo = (from: ReservationState, to: ReservationState): boolean =>
  canTransition(to, from, 'staff')

/** The transition that approves a request; undefined for other reservations. */
export const approvalOf = ({
  state,
  allowed_transitions: allowed,
}: Pick<Reservation, 'state' | 'allowed_transitions'>): ReservationState | undefined =>
  awaits(state, 'approval') ? allowed.find((to) => !isEnding(to)) : undefined

/** Transitions with the usual next step first and endings last. */
export const inOrder = (states: readonly ReservationState[]): ReservationState[] =>
  states.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
