import type { RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import type { Db } from '../db/database.ts'
import { jsonObject } from '../db/json-object.ts'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { invalid } from '../platform/errors.ts'

const ratedPlan = {
  id: ratePlanRows.id,
  title: ratePlanRows.title,
  description: ratePlanRows.description,
  active: ratePlanRows.active,
  order: ratePlanRows.order,
  units: ratePlanRows.units,
  effect: ratePlanRows.effect,
  direction: ratePlanRows.direction,
  value: ratePlanRows.value,
  included_services: ratePlanRows.included_services,
  cancellation_rules: ratePlanRows.cancellation_rules,
  payment_schedule: ratePlanRows.payment_schedule,
  min_nights: ratePlanRows.min_nights,
  max_nights: ratePlanRows.max_nights,
  days_from: ratePlanRows.days_from,
  days_to: ratePlanRows.days_to,
  stay_from: ratePlanRows.stay_from,
  stay_to: ratePlanRows.stay_to,
} satisfies Record<keyof RatePlan, AnyPgColumn>

const plansStatement = prepared((db) =>
  db
    .select({ plans: sql<RatePlan[] | null>`json_agg(${jsonObject(ratedPlan)})` })
    .from(ratePlanRows)
    .prepare('list_rate_plans'),
)

/** All rate plans, also those that are not offered: a reservation may have one. */
export const listRatePlans: (db: Db) => Promise<readonly RatePlan[]> = cachedRead(async (db) => {
  const [row] = await plansStatement(db).execute()
  return row?.plans ?? []
})

/** @throws ApiError `invalid` where no plan has the id */
export async function findRatePlan(db: Db, id: string): Promise<RatePlan> {
  const ratePlan = (await listRatePlans(db)).find((plan) => plan.id === id)
  if (!ratePlan) throw invalid([{ path: 'rate_plan', code: 'not_found' }])
  return ratePlan
}

/** Whether the plan, offered or not, is for the unit; the base price (null) is for all. */
export const isForUnit = (plan: Pick<RatePlan, 'units'> | null, unit: string): boolean =>
  !plan || plan.units.length === 0 || plan.units.includes(unit)
