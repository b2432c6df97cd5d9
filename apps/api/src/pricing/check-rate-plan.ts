import { and, eq, ne, sql } from 'drizzle-orm'
import type { Hooks } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { checkLists } from '../inventory/check-units.ts'
import { invalid } from '../platform/errors.ts'
import { planWindowIssues, type PlanWindow } from './check-plan-window.ts'

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
