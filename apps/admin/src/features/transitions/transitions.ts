import { canTransition, isOff } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** Label of a transition's button. */
export function transitionLabel(from: ReservationState, to: ReservationState): string {
  const { t } = i18n
  if (to === 'confirmed' && from === 'pending_approval') return t('reservations.approveAndConfirm')
  if (to === 'confirmed' && (from === 'cancelled' || from === 'expired')) return t('reservations.revive')
  if (to === 'checked_in' && from === 'completed') return t('reservations.backInHouse')
  if (to === 'checked_in' && from === 'no_show') return t('reservations.cameAfterAll')
  return t(`reservations.transitions.${to}`)
}

/** Whether the transition ends the reservation without a stay. */
export const isEnding = (to: ReservationState): boolean => isOff(to)

/** Whether the transition can be undone to the former state. */
export const canUndo = (from: ReservationState, to: ReservationState): boolean =>
  canTransition(to, from, 'admin')

/** The transition that approves a request; undefined for other reservations. */
export const approvalOf = ({
  state,
  allowed_transitions: allowed,
}: Pick<Reservation, 'state' | 'allowed_transitions'>): ReservationState | undefined =>
  state === 'pending_approval' ? allowed.find((to) => !isEnding(to)) : undefined

/** Transitions with the usual next step first and endings last. */
export const inOrder = (states: readonly ReservationState[]): ReservationState[] =>
  states.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
