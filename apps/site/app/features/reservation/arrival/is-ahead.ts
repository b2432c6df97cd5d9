import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'

const ahead: ReadonlySet<ReservationState> = new Set<ReservationState>([
  'pending_approval',
  'awaiting_payment',
  'confirmed',
  'checked_in',
])

/** Whether the guest still comes, or is here. */
export const isAhead = ({ state }: Pick<ReservationDetail, 'state'>): boolean => ahead.has(state)
