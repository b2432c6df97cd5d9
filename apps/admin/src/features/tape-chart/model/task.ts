import type { ChartBlock, ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { isSamePlace, placementOf, type Gesture, type Placement } from './gesture.ts'

/** Where a card hangs, in pixels of the visible page. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** What the owner has begun on the board and is asked about. */
export type Task =
  | { readonly kind: 'card'; readonly stay: ChartStay; readonly anchor: Anchor }
  | { readonly kind: 'block'; readonly block: ChartBlock }
  | { readonly kind: 'add'; readonly placement: Placement }
  | { readonly kind: 'move'; readonly stay: ChartStay; readonly placement: Placement }

/** What comes of a finished gesture; nothing when the stay lies where it lay. */
export function taskOf(gesture: Gesture): Task | null {
  const { placement } = gesture
  if (gesture.kind === 'select') return { kind: 'add', placement }
  if (isSamePlace(placement, placementOf(gesture.stay))) return null
  return { kind: 'move', stay: gesture.stay, placement }
}
