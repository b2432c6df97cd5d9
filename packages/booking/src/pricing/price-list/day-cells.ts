import type { CalendarRule, DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import type { DayValues, PriceEffect } from '@dvor/contract/pricing/price-changes.ts'
import type { Day } from '@dvor/format/days.ts'
import { portion } from '@dvor/format/rounding.ts'
import type { PriceRow } from '../price-rows.ts'
import { isOwnPrice } from '../plans/rate-plan.ts'
import { conditionsOn, isClosedToDeparture, priceFor, pricedRow } from '../rate.ts'
import type { RateTable } from '../rate-table.ts'

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
  const own = stored.days.filter(({ rate_plan }) => rate_plan === (plan?.id ?? null))
  return new Map(
    own.map(({ day, title, price, min_nights, max_nights, closed_to_arrival, closed_to_departure }) => [
      day,
      {
        unit: unit.id,
        day,
        rate_plan: plan?.id ?? null,
        title,
        price,
        min_nights,
        max_nights,
        closed_to_arrival,
        closed_to_departure,
      },
    ]),
  )
}

const emptyCell = ({ unit, plan }: RateTable, day: Day): DayCell => ({
  unit: unit.id,
  day,
  rate_plan: plan?.id ?? null,
  title: usualTitle,
  price: null,
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
  'min_nights',
  'max_nights',
  'closed_to_arrival',
  'closed_to_departure',
] as const

/** Whether two days have the same values of their own. */
export const isSameCell = (one: DayCell | null, other: DayCell | null): boolean =>
  one === null || other === null ? one === other : cellKeys.every((key) => one[key] === other[key])

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

/** The price of a night as the owner enters it, in cents, with its rule; null for the unit's base price. */
export function calendarPrice(table: RateTable, night: Day): { price: number; rule: CalendarRule | null } {
  const row = pricedRow(table, night)
  const price = enteredPrice(table, row)
  if (!row) return { price, rule: null }
  const isDay = typeof table.days.get(night)?.price === 'number'
  const of_plan = table.plan !== null && isOwnPrice(table.plan, row)
  return { price, rule: { kind: isDay ? 'day' : 'season', title: row.title, of_plan } }
}

/** A changed price in cents; it may be negative, which the caller refuses. */
export function changedPrice(price: number, effect: PriceEffect): number {
  switch (effect.kind) {
    case 'fixed':
      return effect.value
    case 'amount':
      return price + effect.value
    case 'percent': {
      const changed = price + portion(price, effect.value, 10_000)
      return effect.whole_euros ? Math.round(changed / 100) * 100 : changed
    }
  }
}

/** The day with new values: a relative price starts from the price that holds. */
export function cellWithValues(
  table: RateTable,
  day: Day,
  own: DayCell | null,
  values: DayValues,
): DayCell | null {
  const before = own ?? emptyCell(table, day)
  const { price: effect, ...others } = values
  const price = effect ? changedPrice(calendarPrice(table, day).price, effect) : effect
  const given = Object.entries({ ...others, price }).filter(([, value]) => value !== undefined)
  return stored({ ...before, ...Object.fromEntries(given) })
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
  const { price, rule } = calendarPrice(table, source)
  const conditions = conditionsOn(table, source)
  const plain = withoutDay(table, day)
  const usual = conditionsOn(plain, day)
  const unless = <Value>(value: Value, same: Value) => (value === same ? null : value)
  return stored({
    ...emptyCell(table, day),
    title: rule?.title ?? usualTitle,
    price: unless(price, calendarPrice(plain, day).price),
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
  valuesOn: (day: Day, own: DayCell | null) => DayCell | null,
): CellChange[] {
  const own = ownCells(table)
  const rate_plan = table.plan?.id ?? null
  return days.flatMap((day) => {
    const before = own.get(day) ?? null
    const after = valuesOn(day, before)
    return isSameCell(before, after) ? [] : [{ unit: table.unit.id, day, rate_plan, before, after }]
  })
}
