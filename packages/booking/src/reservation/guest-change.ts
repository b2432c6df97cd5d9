import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { GuestChangeProblem } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { cancellationQuote } from './cancellation.ts'
import type { TaxedPrice } from './fee-base.ts'
import { stateRules } from './states.ts'

/** Conditions of a guest's change; `changeDays` is the setting, in days before the first arrival. */
export interface ChangeCase {
  state: ReservationState
  arrival: Day | null
  changeDays: number
  today: Day
}

/**
 * The last day on which a guest may change a reservation by the link; null when that is not, or no longer, possible.
 */
export function changeUntil({ state, arrival, changeDays, today }: ChangeCase): Day | null {
  if (!stateRules[state].isChangeable || arrival === null) return null
  const last = addDays(arrival, -changeDays)
  return today <= last ? last : null
}

/** Price and first arrival, before or after the change. */
export interface Standing extends TaxedPrice {
  arrival: Day
}

/**
 * Whether cancelling today would cost less after a change than before. Such a change would circumvent the agreed
 * terms: shorten the stay or move it far away, then cancel for nothing.
 */
export function lowersFee(
  before: Standing,
  after: Standing,
  rules: readonly CancellationRule[],
  today: Day,
): boolean {
  const feeOf = (standing: Standing) => cancellationQuote({ ...standing, paid: 0, rules, today }).fee
  return feeOf(after) < feeOf(before)
}

/** Reason for which a guest's own change is refused, apart from restrictions of the stays; null when it is not. */
export function changeProblem(
  facts: ChangeCase,
  { moved, approved }: { moved: boolean; approved: boolean },
): GuestChangeProblem | null {
  if (!stateRules[facts.state].isChangeable || facts.arrival === null) return 'state'
  if (changeUntil(facts) === null) return 'too_late'
  return moved && approved ? 'approval' : null
}
