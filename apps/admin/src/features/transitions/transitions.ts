import { canTransition, isOff } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** What the button for a transition says. */
export function transitionLabel(from: ReservationState, to: ReservationState): string {
  const { t } = i18n
  if (to === 'confirmed' && from === 'pending_approval') return t('reservations.approveAndConfirm')
  if (to === 'confirmed' && (from === 'cancelled' || from === 'expired')) return t('reservations.revive')
  if (to === 'checked_in' && from === 'completed') return t('reservations.backInHouse')
  if (to === 'checked_in' && from === 'no_show') return t('reservations.cameAfterAll')
  return t(`reservations.transitions.${to}`)
}

/** Whether the transition takes something away from the guest. */
export const isEnding = (to: ReservationState): boolean => isOff(to)

/** Whether the way back leads to the very state that it came from. */
export const canUndo = (from: ReservationState, to: ReservationState): boolean =>
  canTransition(to, from, 'admin')

/** The usual next step first, endings last. */
export const inOrder = (states: readonly ReservationState[]): ReservationState[] =>
  states.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
