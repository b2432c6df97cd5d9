import type { CalendarRule, DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { DayValues } from '@dvor/contract/pricing/price-changes.ts'
import type { Day } from '@dvor/format/days.ts'
import type { PriceRow } from '../price-rows.ts'
import { isOwnPrice } from '../plans/rate-plan.ts'
import { conditionsOn, fewerPersons, isClosedToDeparture, priceFor, pricedRow } from '../rate.ts'
import type { RateTable } from '../rate-table.ts'
import { changedByPersons, changedPrice } from './changed-price.ts'

/** A day of a unit before and after a change; null is a day without values of its own. */
export interface CellChange {
  unit: string
  day: Day
  /** Null: the base price. */
  rate_plan: string | null
  before: DayCell | null
  after: DayCell | null
}

/** Name of a day without one, which guests see beside its price. */
const usualTitle = 'Denná cena'

/** The values that a unit's days have of their own: under a plan only those of the plan. */
export function ownCells({ unit, plan, stored }: RateTable): Map<Day, DayCell> {
  const planDays = stored.days.filter(({ rate_plan }) => rate_plan === (plan?.id ?? null))
  return new Map(
    planDays.map((rate) => {
      const { id: _, ...values } = rate
      return [rate.day, { ...values, unit: unit.id }]
    }),
  )
}

const emptyCell = ({ unit, plan }: RateTable, day: Day): DayCell => ({
  unit: unit.id,
  day,
  rate_plan: plan?.id ?? null,
  title: usualTitle,
  price: null,
  occupancy_prices: [],
  min_nights: null,
  max_nights: null,
  closed_to_arrival: false,
  closed_to_departure: false,
})

const isEmpty = (cell: DayCell): boolean =>
  cell.price === null &&
  cell.min_nights === null &&
  cell.max_nights === null &&
  !cell.closed_to_arrival &&
  !cell.closed_to_departure

const cellKeys = [
  'title',
  'price',
  'occupancy_prices',
  'min_nights',
  'max_nights',
  'closed_to_arrival',
  'closed_to_departure',
] as const

/** Whether two days have the same values of their own. */
export const isSameCell = (one: DayCell | null, other: DayCell | null): boolean =>
  one === null || other === null
    ? one === other
    : // A list from before it was stored is absent in the history.
      cellKeys.every((key) => String(one[key] ?? '') === String(other[key] ?? ''))

/** Null where a day has no value left. */
const stored = (cell: DayCell): DayCell | null => (isEmpty(cell) ? null : cell)

/**
 * Cents as the owner enters them: for each person where that is the unit's basis, else for a full unit. A plan's amount
 * per night is spread over the persons of a full unit.
 * @param row the rule of the night; null for the unit's base price
 */
function enteredPrice(table: RateTable, row: PriceRow | null): number {
  const { unit, plan } = table
  if (unit.price_basis !== 'person') return priceFor(table, row, unit.capacity)
  return plan?.effect === 'night' && !isOwnPrice(plan, row)
    ? Math.round(priceFor(table, row, unit.capacity) / unit.capacity)
    : priceFor(table, row, 1)
}

interface CalendarPrice {
  /** Cents as the owner enters them. */
  price: number
  /** For one person, two and so on below a full unit, where the price depends on their number. */
  persons: number[]
  /** Null for the unit's base price. */
  rule: CalendarRule | null
}

/** The price of a night as the owner enters it, with its rule. */
export function calendarPrice(table: RateTable, night: Day): CalendarPrice {
  const row = pricedRow(table, night)
  const price = enteredPrice(table, row)
  const persons = fewerPersons(table.unit).map((count) => priceFor(table, row, count))
  if (!row) return { price, persons, rule: null }
  const isDay = typeof table.days.get(night)?.price === 'number'
  const of_plan = table.plan !== null && isOwnPrice(table.plan, row)
  return { price, persons, rule: { kind: isDay ? 'day' : 'season', title: row.title, of_plan } }
}

/** Price of a night after a change; null leaves it to season and unit, undefined as it is. */
function changedPrices(table: RateTable, day: Day, effect: DayValues['price']) {
  if (!effect) return effect === null ? { price: null, occupancy_prices: [] } : {}
  const { price, persons } = calendarPrice(table, day)
  return {
    price: changedPrice(price, effect),
    occupancy_prices: changedByPersons(persons, price, effect),
  }
}

/** The day with new values: a relative price starts from the price that holds. */
export function cellWithValues(
  table: RateTable,
  day: Day,
  cell: DayCell | null,
  values: DayValues,
): DayCell | null {
  const before = cell ?? emptyCell(table, day)
  const { price: effect, ...others } = values
  const entries = Object.entries(others).filter(([, value]) => value !== undefined)
  return stored({ ...before, ...Object.fromEntries(entries), ...changedPrices(table, day, effect) })
}

/** The table as if the day had no values of its own; under a plan those of the base price stay. */
function withoutDay(table: RateTable, day: Day): RateTable {
  const days = new Map(table.days)
  const base = table.stored.days.find((one) => one.rate_plan === null && one.day === day)
  if (table.plan && base) days.set(day, base)
  else days.delete(day)
  return { ...table, days }
}

/**
 * The day with what holds on another one: price, limits and closures. A value that season or unit give the day anyway
 * is not stored. No greatest number of nights at the source cannot be stored against a season that has one, and a plan
 * cannot open a day that the base price closes.
 */
export function cellLike(table: RateTable, day: Day, source: Day): DayCell | null {
  const { price, persons, rule } = calendarPrice(table, source)
  const conditions = conditionsOn(table, source)
  const plain = withoutDay(table, day)
  const usual = conditionsOn(plain, day)
  const same = calendarPrice(plain, day)
  const isSamePrice = price === same.price && String(persons) === String(same.persons)
  const unless = <Value>(value: Value, same: Value) => (value === same ? null : value)
  return stored({
    ...emptyCell(table, day),
    title: rule?.title ?? usualTitle,
    price: isSamePrice ? null : price,
    occupancy_prices: isSamePrice ? [] : persons,
    min_nights: unless(conditions.minNights, usual.minNights),
    max_nights: unless(conditions.maxNights, usual.maxNights),
    closed_to_arrival: conditions.arrivalClosed && !usual.arrivalClosed,
    closed_to_departure: isClosedToDeparture(table, source) && !isClosedToDeparture(plain, day),
  })
}

/** The days that would have other values than before. */
export function changedCells(
  table: RateTable,
  days: readonly Day[],
  valuesOn: (day: Day, cell: DayCell | null) => DayCell | null,
): CellChange[] {
  const cellsByDay = ownCells(table)
  const rate_plan = table.plan?.id ?? null
  return days.flatMap((day) => {
    const before = cellsByDay.get(day) ?? null
    const after = valuesOn(day, before)
    return isSameCell(before, after) ? [] : [{ unit: table.unit.id, day, rate_plan, before, after }]
  })
}
