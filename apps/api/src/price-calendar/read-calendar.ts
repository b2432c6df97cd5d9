import { calendarPrice, ownCell } from '@dvor/booking/pricing/price-list/day-cells.ts'
import { conditionsOn, underPlan, type RateTable } from '@dvor/booking/pricing/rate.ts'
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
import type { Clock } from '../platform/clock.ts'
import { findLastChange } from './change-queries.ts'
import { listPricedUnits, type PricedUnit } from './unit-queries.ts'

/**
 * Base price, rule, limits and occupancy of each night in each unit, without rate plans, by as many statements for two hundred units as for one.
 */
export async function readCalendar(
  db: Db,
  { from, to }: PriceCalendarQuery,
  clock: Clock,
): Promise<PriceCalendar> {
  const { now, today } = momentOf(clock.now())
  // Read first: a change in between makes the version older than the prices, never newer.
  const version = await findLastChange(db)
  const units = await listPricedUnits(db)
  const [tables, taken] = await Promise.all([
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
    version,
    units: units.flatMap((unit) => {
      const table = tables.get(unit.id)
      return table ? [calendarUnit(unit, underPlan(table, null), nights, taken.get(unit.id))] : []
    }),
  }
}

function calendarUnit(
  { id, title, code, object_title, active, price_basis }: PricedUnit,
  table: RateTable,
  nights: readonly Day[],
  taken: ReadonlyMap<Day, TakenBy> | undefined,
): CalendarUnit {
  const rules: CalendarRule[] = []
  const indexes = new Map<string, number>()
  const indexOf = (rule: CalendarRule | null): number => {
    if (!rule) return -1
    const key = `${rule.kind} ${rule.title}`
    const index = indexes.get(key) ?? rules.push(rule) - 1
    indexes.set(key, index)
    return index
  }
  const priced = nights.map((night) => calendarPrice(table, night))
  const conditions = nights.map((night) => conditionsOn(table, night))
  return {
    id,
    title,
    code,
    object_title,
    active,
    price_basis,
    prices: priced.map(({ price }) => price),
    rule_of: priced.map(({ rule }) => indexOf(rule)),
    rules,
    min_nights: conditions.map(({ minNights }) => minNights),
    max_nights: conditions.map(({ maxNights }) => maxNights),
    occupancy: nights.map((night) => {
      const by = taken?.get(night)
      if (!by) return 'free'
      return by === 'stay' ? 'taken' : 'closed'
    }),
    days: nights.flatMap((night) => ownCell(table, night) ?? []),
  }
}
