import { orderDaysBefore } from '@dvor/contract/reservations/bill-items.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { stateRules } from './states.ts'

/**
 * The last day on which guests order what is ready at their departure; null where it is over, nobody stays, or the stay
 * is not promised.
 */
export function ordersUntil(state: ReservationState, departure: Day | null, today: Day): Day | null {
  if (!stateRules[state].isFirm || departure === null) return null
  const until = addDays(departure, -orderDaysBefore)
  return today <= until ? until : null
}
