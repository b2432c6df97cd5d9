import { priceRuleIssues } from '@dvor/contract/pricing/price-rules.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Draft, Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { listIssues } from '../inventory/check-units.ts'
import { invalid } from '../platform/errors.ts'

type Rule = typeof priceRuleRows.$inferSelect

const canMeet = <T extends string | number>(from: T | null, to: T | null): boolean =>
  from === null || to === null || from <= to

const hasCommon = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((one) => b.includes(one))

/** Whether one night can get both surcharges. */
const isOverlapping = (a: Rule, b: Rule): boolean =>
  hasCommon(a.units, b.units) &&
  hasCommon(a.plans, b.plans) &&
  hasCommon(a.weekdays, b.weekdays) &&
  hasCommon(a.arrival_weekdays, b.arrival_weekdays) &&
  canMeet(a.stay_from, b.stay_to) &&
  canMeet(b.stay_from, a.stay_to) &&
  canMeet(a.booked_from, b.booked_to) &&
  canMeet(b.booked_from, a.booked_to) &&
  canMeet(a.days_from, b.days_to) &&
  canMeet(b.days_from, a.days_to)

const isSingleNightSurcharge = ({ kind, direction, active }: Rule): boolean =>
  active && kind === 'single_night' && direction === 'surcharge'

/** A guest would pay the surcharge of a single night twice. */
async function doubledIssues(db: Db, rule: Rule, id: string | undefined): Promise<FieldIssue[]> {
  if (!isSingleNightSurcharge(rule)) return []
  const isOther = id === undefined ? undefined : ne(priceRuleRows.id, id)
  const others = await db
    .select()
    .from(priceRuleRows)
    .where(and(eq(priceRuleRows.kind, 'single_night'), isOther))
  const isDoubled = others.filter(isSingleNightSurcharge).some((other) => isOverlapping(other, rule))
  return isDoubled ? [{ path: 'kind', code: 'not_unique' }] : []
}

const absent = {
  active: true,
  value: 0,
  units: [],
  plans: [],
  weekdays: [],
  arrival_weekdays: [],
  nights_from: null,
  nights_to: null,
  days_from: null,
  days_to: null,
  stay_from: null,
  stay_to: null,
  booked_from: null,
  booked_to: null,
}

/** The rule after the write; a body that was validated has all required values. */
const written = (draft: Draft, current: Row | undefined): Rule =>
  ({ ...absent, ...current, ...draft }) as unknown as Rule

/**
 * Refuses a rule that contradicts itself, one for unknown units and rate plans, and a second surcharge on the same single nights.
 * @throws ApiError `invalid`
 */
export const checkPriceRule: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const rule = written(draft, current)
  const issues = [
    ...priceRuleIssues({ ...rule }),
    ...(await listIssues(db, draft, ['units', 'plans'])),
    ...(await doubledIssues(db, rule, current?.id)),
  ]
  if (issues.length > 0) throw invalid(issues)
  return draft
}
