import { sharedPlans } from '@dvor/booking/availability/bookable-plan.ts'
import { restrictionsFor, restrictionsInPackage } from '@dvor/booking/availability/restrictions.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import type { RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { invalid } from '../platform/errors.ts'

/** The stays of a request with the prices of their units. */
export interface PlannedStays {
  stays: readonly StayRequest[]
  tables: ReadonlyMap<string, RateTable>
  settings: Settings
  moment: Moment
  /** Of stays that are sold as a package, whose days replace rules of the unit. */
  package?: object | null
}

/** The plans that are offered for every unit of the stays, in the owner's order. */
export const commonPlans = ({ tables }: Pick<PlannedStays, 'tables'>): RatePlan[] =>
  sharedPlans([...tables.values()])

/**
 * The plan of a whole reservation: the named one, else the first of all its units that can be booked, else the first.
 * Taken nights make no difference here. @returns null for the base price: without a stay, and where no plan is offered
 * @throws ApiError `invalid` for an unknown plan
 */
export function choosePlan(request: PlannedStays, named: string | null | undefined): RatePlan | null {
  const [first] = request.tables.values()
  if (!first) return null
  if (named) {
    const ratePlan = first.stored.plans.find(({ id }) => id === named)
    if (!ratePlan) throw invalid([{ path: 'rate_plan', code: 'not_found' }])
    return ratePlan
  }
  const offered = commonPlans(request)
  return offered.find((plan) => isBookable(request, plan)) ?? offered[0] ?? null
}

function isBookable({ stays, tables, settings, moment, ...sold }: PlannedStays, plan: RatePlan): boolean {
  const restrictions = sold.package ? restrictionsInPackage : restrictionsFor
  return stays.every((request) => {
    const table = tables.get(request.accommodation_unit)
    const question = { request, taken: new Map(), settings, moment }
    return !table || restrictions({ ...question, table: underPlan(table, plan) }).length === 0
  })
}

/** The prices of all units under one plan. */
export const tablesUnder = (
  tables: ReadonlyMap<string, RateTable>,
  plan: RatePlan | null,
): Map<string, RateTable> => new Map([...tables].map(([id, table]) => [id, underPlan(table, plan)]))
