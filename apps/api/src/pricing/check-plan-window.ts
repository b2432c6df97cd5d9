import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'

/** The days before arrival between which a plan is sold, and the units that it is limited to; empty means all. */
export interface PlanWindow {
  days_from?: number | null
  days_to?: number | null
  units?: readonly string[]
}

/**
 * A plan that ends before any of its units can be booked, or begins after: no unit has an arrival day for it. A property
 * without units has none that contradicts.
 */
export async function planWindowIssues(
  db: Db,
  { days_from: first = null, days_to: last = null, units: listed = [] }: PlanWindow,
): Promise<FieldIssue[]> {
  if (first === null && last === null) return []
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      horizon: sql<number>`max(${units.horizon_days})::int`,
      lead: sql<number>`min(${units.lead_hours})::int`,
    })
    .from(units)
    .where(and(eq(units.active, true), listed.length > 0 ? inArray(units.id, [...listed]) : undefined))
  if (!found || found.count === 0) return []
  const issues: FieldIssue[] = []
  if (first !== null && first > found.horizon) issues.push({ path: 'days_from', code: 'never_open' })
  if (last !== null && (last + 1) * 24 < found.lead) issues.push({ path: 'days_to', code: 'never_open' })
  return issues
}
