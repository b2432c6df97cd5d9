import { calendarPrice, ownCells } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { conditionsOn, isClosedToDeparture } from '@dvor/booking/pricing/rate.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type {
  CalendarRule,
  CalendarUnit,
  PriceCalendar,
  PriceCalendarQuery,
} from '@dvor/contract/pricing/price-calendar.ts'
import { eachDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { listTakenBetween, type TakenBy } from '../inventory/night-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { findRatePlan, isForUnit } from '../inventory/plan-queries.ts'
import type { Clock } from '../platform/clock.ts'
import { findLastChange } from './change-queries.ts'
import { listPricedUnits, type PricedUnit } from './unit-queries.ts'

/**
 * Price, rule, limits and occupancy of each night in each unit, by as many statements for two hundred units as for one:
 * base prices, or those of a rate plan in the units that it is for. @throws ApiError `invalid` for an unknown plan
 */
export async function readCalendar(
  db: Db,
  { from, to, rate_plan }: PriceCalendarQuery,
  clock: Clock,
): Promise<PriceCalendar> {
  const { now, today } = momentOf(clock.now())
  // Read first: a change in between makes the version older than the prices, never newer.
  const version = await findLastChange(db)
  const plan = rate_plan ? await findRatePlan(db, rate_plan) : null
  const units = (await listPricedUnits(db)).filter(({ id }) => isForUnit(plan, id))
  const [tables, takenNights] = await Promise.all([
    listRateTables(
      db,
      from,
      to,
      units.map(({ id }) => id),
    ),
    listTakenBetween(db, from, to, now),
  ])
  const nights = eachDay(from, to)
  return {
    from,
    to,
    today,
    rate_plan: plan?.id ?? null,
    version,
    units: units.flatMap((unit) => {
      const table = tables.get(unit.id)
      return table ? [calendarUnit(unit, underPlan(table, plan), nights, takenNights.get(unit.id))] : []
    }),
  }
}

function calendarUnit(
  { id, title, code, object_title, active, price_basis }: PricedUnit,
  table: RateTable,
  nights: readonly Day[],
  takenNights: ReadonlyMap<Day, TakenBy> | undefined,
): CalendarUnit {
  const rules: CalendarRule[] = []
  const indexes = new Map<string, number>()
  const indexOf = (rule: CalendarRule | null): number => {
    if (!rule) return -1
    const key = `${rule.kind} ${rule.of_plan} ${rule.title}`
    const index = indexes.get(key) ?? rules.push(rule) - 1
    indexes.set(key, index)
    return index
  }
  const priced = nights.map((night) => calendarPrice(table, night))
  const conditions = nights.map((night) => conditionsOn(table, night))
  const cellsByDay = ownCells(table)
  return {
    id,
    title,
    code,
    object_title,
    active,
    price_basis,
    prices: priced.map(({ price }) => price),
    person_prices: price_basis === 'occupancy' ? priced.map(({ persons }) => persons) : [],
    rule_of: priced.map(({ rule }) => indexOf(rule)),
    rules,
    min_nights: conditions.map(({ minNights }) => minNights),
    max_nights: conditions.map(({ maxNights }) => maxNights),
    occupancy: nights.map((night) => {
      const by = takenNights?.get(night)
      if (!by) return 'free'
      return by === 'stay' ? 'taken' : 'closed'
    }),
    closed_to_arrival: nights.filter((_, index) => conditions[index]?.arrivalClosed),
    closed_to_departure: nights.filter((night) => isClosedToDeparture(table, night)),
    days: nights.flatMap((night) => cellsByDay.get(night) ?? []),
  }
}
