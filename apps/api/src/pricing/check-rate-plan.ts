import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { and, eq, ne, sql, inArray } from 'drizzle-orm'
import type { Hooks } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { checkLists } from '../inventory/check-units.ts'
import { invalid } from '../platform/errors.ts'

interface Written extends PlanWindow {
  title: string
  active?: boolean | null
  units?: readonly string[]
}

/** Whether another plan that guests choose from has the name, in whatever letters. */
async function isNameTaken(db: Db, { title, units = [] }: Written, id: string | undefined): Promise<boolean> {
  const others = await db
    .select({ units: ratePlanRows.units })
    .from(ratePlanRows)
    .where(
      and(
        eq(ratePlanRows.active, true),
        sql`lower(${ratePlanRows.title}) = lower(${title})`,
        id === undefined ? undefined : ne(ratePlanRows.id, id),
      ),
    )
  return others.some(
    (other) =>
      units.length === 0 || other.units.length === 0 || other.units.some((unit) => units.includes(unit)),
  )
}

const checkNamed = checkLists('units', 'included_services')

/**
 * Refuses a plan for unknown units or services, one that guests of a unit could not tell from another, and one that is
 * sold only on days on which none of its units can be booked.
 * @throws ApiError `invalid`
 */
export const checkRatePlan: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, context) => {
  const plan = { active: true, ...current, ...draft } as unknown as Written
  if (plan.active && (await isNameTaken(db, plan, current?.id)))
    throw invalid([{ path: 'title', code: 'not_unique' }])
  const checked = await checkNamed(db, draft, current, context)
  const issues = plan.active ? await planWindowIssues(db, plan) : []
  if (issues.length > 0) throw invalid(issues)
  return checked
}

/** The days before arrival between which a plan is sold, and the units that it is limited to; empty means all. */
interface PlanWindow {
  days_from?: number | null
  days_to?: number | null
  units?: readonly string[]
}

/**
 * A plan that ends before any of its units can be booked, or begins after: no unit has an arrival day for it. A property
 * without units has none that contradicts.
 */
async function planWindowIssues(
  db: Db,
  { days_from: first = null, days_to: last = null, units: listed = [] }: PlanWindow,
): Promise<FieldIssue[]> {
  if (first === null && last === null) return []
  const [limits] = await db
    .select({
      count: sql<number>`count(*)::int`,
      horizon: sql<number>`max(${units.horizon_days})::int`,
      lead: sql<number>`min(${units.lead_hours})::int`,
    })
    .from(units)
    .where(and(eq(units.active, true), listed.length > 0 ? inArray(units.id, [...listed]) : undefined))
  if (!limits || limits.count === 0) return []
  const issues: FieldIssue[] = []
  if (first !== null && first > limits.horizon) issues.push({ path: 'days_from', code: 'never_open' })
  if (last !== null && (last + 1) * 24 < limits.lead) issues.push({ path: 'days_to', code: 'never_open' })
  return issues
}
