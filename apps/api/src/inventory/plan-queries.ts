import type { RatePlan } from '@dvor/booking/stay/rows.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

const ratedPlan = {
  id: ratePlanRows.id,
  title: ratePlanRows.title,
  title_en: ratePlanRows.title_en,
  description: ratePlanRows.description,
  description_en: ratePlanRows.description_en,
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

const plansStatement = prepared((db) => db.select(ratedPlan).from(ratePlanRows).prepare('list_rate_plans'))

/** All rate plans, also those that are not offered: a reservation may have one. */
export const listRatePlans = (db: Db): Promise<RatePlan[]> => plansStatement(db).execute()
