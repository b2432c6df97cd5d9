import { canTransition } from '@dvor/booking/reservation/states.ts'
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

const endings: readonly ReservationState[] = ['cancelled', 'rejected', 'no_show']

/** Whether the transition takes something away from the guest. */
export const isEnding = (to: ReservationState): boolean => endings.includes(to)

/** Whether the way back leads to the very state that it came from. */
export const canUndo = (from: ReservationState, to: ReservationState): boolean =>
  canTransition(to, from, 'admin')

/** Whether the guest hears of it; holds end in silence, and setting a departure right is no news (API notice-of). */
export const tellsGuest = (from: ReservationState): boolean => from !== 'hold' && from !== 'completed'

/** The usual next step first, endings last. */
export const inOrder = (states: readonly ReservationState[]): ReservationState[] =>
  states.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
