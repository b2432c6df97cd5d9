import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import type { DayRate, PriceRow, PriceRule, RatePlan } from './price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { plansOf } from './plans/rate-plan.ts'

/** Prices of a unit as they are stored, of all rate plans: rows in the order of precedence, rules in the owner's. */
export interface StoredRates {
  readonly rows: readonly PriceRow[]
  readonly rules: readonly PriceRule[]
  readonly days: readonly DayRate[]
  readonly plans: readonly RatePlan[]
  /** Rows that take the place of the unit's base price, in the order of precedence. */
  readonly baseRows: readonly PriceRow[]
  /** The nights on which only a package is sold in the unit. */
  readonly packageNights: ReadonlyMap<Day, PackageName>
}

/**
 * A unit under a rate plan, with its active price rows in the order of precedence, its active price rules in the
 * owner's order, and the single days that take precedence over the rows.
 */
export interface RateTable {
  readonly unit: RatedUnit
  /** The plan that it prices; null for the base price. */
  readonly plan: RatePlan | null
  /** The plans that are offered for the unit, in the owner's order. */
  readonly plans: readonly RatePlan[]
  readonly stored: StoredRates
  readonly rows: readonly PriceRow[]
  readonly rules: readonly PriceRule[]
  readonly days: ReadonlyMap<Day, DayRate>
}

interface Ranked {
  row: PriceRow
  /** Nights between its first and its last. */
  range: number
}

// Computed once per row, because computing it inside comparisons would take most of a search's time.
const ranked = (row: PriceRow): Ranked => ({ row, range: daysBetween(row.valid_from, row.valid_to) })

/** Parses the moments only for rows of the same priority and length, because parsing is slow. */
const newerFirst = (a: PriceRow, b: PriceRow) =>
  a.createdAt === b.createdAt ? 0 : new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime()

const compareIds = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)

// The order is the same under every plan, so that rows are sorted once and not for each.
const byPrecedence = (rows: readonly PriceRow[]): PriceRow[] =>
  rows
    .map(ranked)
    .toSorted(precedence)
    .map(({ row }) => row)

/** A plan's own rows come before those of the base price. */
const ownFirst = (a: PriceRow, b: PriceRow): number =>
  Number(b.rate_plan !== null) - Number(a.rate_plan !== null)

/** Highest priority, then narrowest range, then newest (docs/domain.md, Price), then by id. */
function precedence(a: Ranked, b: Ranked): number {
  const byWeight = b.row.priority - a.row.priority || a.range - b.range
  return ownFirst(a.row, b.row) || byWeight || newerFirst(a.row, b.row) || compareIds(a.row.id, b.row.id)
}

const isFor =
  ({ id }: RatedUnit, plan: RatePlan | null) =>
  ({ active, units, plans }: PriceRule): boolean =>
    active &&
    (units.length === 0 || units.includes(id)) &&
    (plans.length === 0 || (plan !== null && plans.includes(plan.id)))

const inOwnersOrder = (a: PriceRule, b: PriceRule) => a.order - b.order || (a.id < b.id ? -1 : 1)

/**
 * Prepares a unit's prices for repeated use, under the first of its plans; the given rows and rules may be in any
 * order, and of any unit and plan.
 */
export function rateTable(
  unit: RatedUnit,
  rows: readonly PriceRow[],
  rules: readonly PriceRule[] = [],
  days: readonly DayRate[] = [],
  plans: readonly RatePlan[] = [],
): RateTable {
  const offered = plansOf(unit, plans)
  const sorted = { rows: byPrecedence(rows), rules: rules.toSorted(inOwnersOrder) }
  const stored = { ...sorted, days, plans, baseRows: [], packageNights: new Map() }
  return tableOf(unit, offered, stored, offered[0] ?? null)
}

/** The same unit under another plan; null for the base price. */
export const underPlan = (table: RateTable, plan: RatePlan | null): RateTable =>
  table.plan?.id === plan?.id ? table : tableOf(table.unit, table.plans, table.stored, plan)

/** The same unit with rows that take the place of its base price; they come after its seasons. */
export const withBaseRows = (
  { unit, plans, plan, stored }: RateTable,
  baseRows: readonly PriceRow[],
): RateTable => tableOf(unit, plans, { ...stored, baseRows }, plan)

/** The same unit with nights on which only a package is sold. */
export const withPackageNights = (
  { unit, plans, plan, stored }: RateTable,
  packageNights: ReadonlyMap<Day, PackageName>,
): RateTable => tableOf(unit, plans, { ...stored, packageNights }, plan)

function tableOf(
  unit: RatedUnit,
  plans: readonly RatePlan[],
  stored: StoredRates,
  plan: RatePlan | null,
): RateTable {
  const isOfPlan = ({ rate_plan }: { rate_plan: string | null }) =>
    rate_plan === null || rate_plan === plan?.id
  const active = stored.rows.filter((row) => row.active && isOfPlan(row))
  return {
    unit,
    plan,
    plans,
    stored,
    rows: [...active, ...stored.baseRows],
    rules: stored.rules.filter(isFor(unit, plan)),
    days: daysOf(stored.days.filter(isOfPlan)),
  }
}

/**
 * The unit under its first plan, and under each other one that may be booked where the first cannot: calendars show the
 * days of all of them.
 */
export function salesTables(table: RateTable): RateTable[] {
  const [first, ...others] = table.plans
  if (!first || !others.some((plan) => opensMore(table, first, plan))) return [table]
  return table.plans.map((plan) => underPlan(table, plan))
}

function opensMore({ stored }: RateTable, first: RatePlan, plan: RatePlan): boolean {
  const limitsOf = ({ min_nights, max_nights, days_from, days_to, stay_from, stay_to }: RatePlan) =>
    [min_nights, max_nights, days_from, days_to, stay_from, stay_to].some((limit) => limit !== null)
  const isOwn = ({ rate_plan }: { rate_plan: string | null }) => rate_plan !== null
  return (
    limitsOf(first) ||
    plan.min_nights !== null ||
    plan.max_nights !== null ||
    stored.rows.some(isOwn) ||
    stored.days.some(isOwn)
  )
}

/** One rate for each day: what the plan's own leaves empty is that of the base. */
function daysOf(days: readonly DayRate[]): Map<Day, DayRate> {
  const baseDays = new Map(days.filter(({ rate_plan }) => rate_plan === null).map((one) => [one.day, one]))
  for (const dayRate of days) {
    const base = baseDays.get(dayRate.day)
    if (dayRate.rate_plan !== null) baseDays.set(dayRate.day, base ? joined(dayRate, base) : dayRate)
  }
  return baseDays
}

const joined = (dayRate: DayRate, base: DayRate): DayRate => ({
  ...(dayRate.price === null ? base : dayRate),
  min_nights: dayRate.min_nights ?? base.min_nights,
  max_nights: dayRate.max_nights ?? base.max_nights,
  closed_to_arrival: dayRate.closed_to_arrival || base.closed_to_arrival,
  closed_to_departure: dayRate.closed_to_departure || base.closed_to_departure,
})
