import type { GuestChangeProblem } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { isExpected } from './states.ts'

interface Days {
  arrival: Day
  departure: Day
}

/** The last day of the stays on which a guest may add and cancel activities by the link; null when that is over. */
export function activitiesUntil(state: ReservationState, stays: readonly Days[], today: Day): Day | null {
  const last = stays
    .map(({ departure }) => departure)
    .toSorted()
    .at(-1)
  return isExpected(state) && last !== undefined && today <= last ? last : null
}

/** Whether a day belongs to a stay; the day of departure does, because a ride before leaving is part of it. */
export const isDayOfStay = (day: Day, stays: readonly Days[]): boolean =>
  stays.some(({ arrival, departure }) => arrival <= day && day <= departure)

/** Reason for which a guest cannot add an activity on a day; null where it is possible. */
export function activityProblem(
  state: ReservationState,
  stays: readonly Days[],
  { day, today }: { day: Day; today: Day },
): GuestChangeProblem | null {
  if (activitiesUntil(state, stays, today) === null) return 'state'
  return isDayOfStay(day, stays) ? null : 'outside_stay'
}
