import type { CancellationRule } from '@dvor/contract/collections/settings/global-settings.ts'
import type { GuestChangeProblem } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { cancellationOffer } from './cancellation.ts'
import { stateRules } from './states.ts'

/** When a guest may change a reservation; `changeDays` is the setting, in days before the first arrival. */
export interface ChangeCase {
  state: ReservationState
  arrival: Day | null
  changeDays: number
  today: Day
}

/** The last day on which a guest may change a reservation by the link; null when that is not, or no longer, possible. */
export function changeUntil({ state, arrival, changeDays, today }: ChangeCase): Day | null {
  if (!stateRules[state].isChangeable || arrival === null) return null
  const last = addDays(arrival, -changeDays)
  return today <= last ? last : null
}

/** Total in cents and first arrival, as they are or as they would be. */
export interface Standing {
  total: number
  arrival: Day
}

/**
 * Whether cancelling today would cost less after a change than before. Such a change would be a way around the terms
 * that were agreed: shorten the stay or move it far away, then cancel for nothing.
 */
export function lowersFee(
  before: Standing,
  after: Standing,
  rules: readonly CancellationRule[],
  today: Day,
): boolean {
  const feeOf = (standing: Standing) => cancellationOffer({ ...standing, paid: 0, rules, today }).fee
  return feeOf(after) < feeOf(before)
}

/** Why a guest's own change is refused, beyond what is refused of the stays themselves; null when it is not. */
export function changeProblem(
  given: ChangeCase,
  { moved, approved }: { moved: boolean; approved: boolean },
): GuestChangeProblem | null {
  if (!stateRules[given.state].isChangeable || given.arrival === null) return 'state'
  if (changeUntil(given) === null) return 'too_late'
  return moved && approved ? 'approval' : null
}
