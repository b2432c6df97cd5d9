import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { ChartBlock, ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { isSamePlace, placementOf, type Gesture, type Placement } from './gesture.ts'

/** Anchor of a card, in pixels of the viewport. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The card or dialog that a finished gesture or a click opens. */
export type Task =
  | { readonly kind: 'card'; readonly stay: ChartStay; readonly anchor: Anchor }
  | { readonly kind: 'transition'; readonly stay: ChartStay; readonly to: ReservationState }
  | { readonly kind: 'block'; readonly block: ChartBlock }
  | { readonly kind: 'add'; readonly placement: Placement }
  | { readonly kind: 'swap'; readonly stay: ChartStay; readonly partner: ChartStay }
  | { readonly kind: 'move'; readonly stay: ChartStay; readonly placement: Placement }

/** Task of a finished gesture; null when the stay did not move. */
export function taskOf(gesture: Gesture): Task | null {
  const { placement } = gesture
  if (gesture.kind === 'select') return { kind: 'add', placement }
  if (isSamePlace(placement, placementOf(gesture.stay))) return null
  return { kind: 'move', stay: gesture.stay, placement }
}
