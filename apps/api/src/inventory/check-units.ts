import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import type { Hooks } from '../crud/define.ts'
import { ApiError, invalid } from '../platform/errors.ts'

/** Issues of a list of units in the field `units`: each must exist. An absent or empty list has none. */
export async function unitIssues(db: Db, chosen: readonly string[] | undefined): Promise<FieldIssue[]> {
  if (!chosen || chosen.length === 0) return []
  const wanted = new Set(chosen)
  const found = await db.$count(units, inArray(units.id, [...wanted]))
  return found === wanted.size ? [] : [{ path: 'units', code: 'not_found' }]
}

/** Refuses a record that lists unknown units. @throws ApiError `invalid` */
export const checkListedUnits: NonNullable<Hooks['beforeWrite']> = async (db, draft) => {
  const issues = await unitIssues(db, draft['units'] as string[] | undefined)
  if (issues.length > 0) throw invalid(issues)
  return draft
}

/** Tables whose rows list units, where no foreign key refuses a delete. An emptied list would mean all units. */
const lists = { price_rules: priceRuleRows, common_services: commonServiceRows, coupons: couponRows }

/** @throws ApiError `in_use` with the number of rows by table that list the unit */
export async function refuseListedUnit(db: Db, id: string): Promise<void> {
  const details: Record<string, number> = {}
  for (const [table, rows] of Object.entries(lists)) {
    const count = await db.$count(rows, sql`${rows.units} @> ${JSON.stringify([id])}::jsonb`)
    if (count > 0) details[table] = count
  }
  if (Object.keys(details).length > 0)
    throw new ApiError('in_use', 'Other records list the unit', { details })
}
