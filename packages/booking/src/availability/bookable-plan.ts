import type { RatePlan } from '../pricing/price-rows.ts'
import { underPlan, type RateTable } from '../pricing/rate-table.ts'
import { restrictionsFor, type StayQuestion } from './restrictions.ts'

/** The plans that are offered for every unit, in the owner's order. */
export function sharedPlans([first, ...others]: readonly RateTable[]): RatePlan[] {
  return (first?.plans ?? []).filter((plan) =>
    others.every(({ plans }) => plans.some(({ id }) => id === plan.id)),
  )
}

/**
 * The plan under which all stays can be booked together: the requested one where it allows them, else the first that
 * does.
 * @returns `plan: null` for the base price, where no plan is offered; null where nothing allows the stays
 */
export function bookablePlan(
  stays: readonly StayQuestion[],
  requested: string | null,
): { plan: RatePlan | null } | null {
  const offered = sharedPlans(stays.map(({ table }) => table))
  const sorted = offered.toSorted((a, b) => Number(b.id === requested) - Number(a.id === requested))
  const plans = sorted.length > 0 ? sorted : [null]
  const ratePlan = plans.find((plan) => stays.every((stay) => isAllowed(stay, plan)))
  return ratePlan === undefined ? null : { plan: ratePlan }
}

const isAllowed = (stay: StayQuestion, plan: RatePlan | null): boolean =>
  restrictionsFor({ ...stay, table: underPlan(stay.table, plan) }).length === 0
