import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { inArray, sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import type { Draft, Hooks } from '../crud/define.ts'
import { ApiError, invalid } from '../platform/errors.ts'

/** Tables to whose rows a list of ids can refer, by the field that holds the list. */
const targets = {
  units: [units],
  plans: [ratePlanRows],
  included_services: [commonServiceRows],
  services: [commonServiceRows, serviceRows],
} as const
type ListField = keyof typeof targets

/** Issues of the lists of ids in a draft: each listed row must exist. An absent or empty list has none. */
export async function listIssues(db: Db, draft: Draft, fields: readonly ListField[]): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  for (const field of fields) {
    const ids = new Set((draft[field] as string[] | undefined) ?? [])
    if (ids.size === 0) continue
    let count = 0
    for (const table of targets[field]) count += await db.$count(table, inArray(table.id, [...ids]))
    if (count !== ids.size) issues.push({ path: field, code: 'not_found' })
  }
  return issues
}

/** Makes the hook that refuses a record whose lists name unknown rows. @throws ApiError `invalid` */
export const checkLists =
  (...fields: ListField[]): NonNullable<Hooks['beforeWrite']> =>
  async (db, draft) => {
    const issues = await listIssues(db, draft, fields)
    if (issues.length > 0) throw invalid(issues)
    return draft
  }

type Lists = Readonly<Record<string, readonly [rows: PgTable, list: AnyColumn]>>

/** Lists of ids by their target, where no foreign key refuses a delete. An emptied list would mean all. */
const listsOf = {
  units: {
    price_rules: [priceRuleRows, priceRuleRows.units],
    common_services: [commonServiceRows, commonServiceRows.units],
    coupons: [couponRows, couponRows.units],
    packages: [packageRows, packageRows.units],
    rate_plans: [ratePlanRows, ratePlanRows.units],
    services: [serviceRows, serviceRows.units],
  },
  plans: {
    price_rules: [priceRuleRows, priceRuleRows.plans],
    coupons: [couponRows, couponRows.plans],
  },
  included_services: {
    rate_plans: [ratePlanRows, ratePlanRows.included_services],
    packages: [packageRows, packageRows.included_common_services],
  },
  services: {
    coupons: [couponRows, couponRows.services],
  },
} satisfies Record<ListField, Lists>

/** Refuses the delete of a row that other rows list. @throws ApiError `in_use` with their number by table */
export async function refuseListed(db: Db, field: ListField, id: string): Promise<void> {
  const details: Record<string, number> = {}
  const lists: Lists = listsOf[field]
  for (const [table, [rows, list]] of Object.entries(lists)) {
    const count = await db.$count(rows, sql`${list} @> ${JSON.stringify([id])}::jsonb`)
    if (count > 0) details[table] = count
  }
  if (Object.keys(details).length > 0)
    throw new ApiError('in_use', 'Other records list this one', { details })
}
