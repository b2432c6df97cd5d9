import { daysBetween, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { DayRate, PriceRow, PriceRule, RatedUnit } from '../stay/rows.ts'

/**
 * A unit with its active price rows in the order of precedence, its active price rules in the owner's order, and the
 * single days that take precedence over the rows.
 */
export interface RateTable {
  readonly unit: RatedUnit
  readonly rows: readonly PriceRow[]
  readonly rules: readonly PriceRule[]
  readonly days: ReadonlyMap<Day, DayRate>
}

/** Price of one night and its rule. */
export interface NightRate {
  night: Day
  /** Cents for the base persons. */
  price: number
  /** Cents for each additional person, before the age band's percentage. */
  extraPrice: number
  /** The row that applies; null means the unit's base price. */
  row: PriceRow | null
}

/** Conditions of a stay, from the single day of its arrival, else from the row that prices that night, else the unit. */
export interface StayConditions {
  minNights: number
  /** Null: any number. */
  maxNights: number | null
  /** Whether this single day is closed to arrivals. */
  arrivalClosed: boolean
  /** Empty: any day. */
  arrivalWeekdays: readonly number[]
  departureWeekdays: readonly number[]
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

/** Highest priority, then narrowest range, then newest (docs/domain.md, Price), then by id. */
function precedence(a: Ranked, b: Ranked): number {
  const byWeight = b.row.priority - a.row.priority || a.range - b.range
  return byWeight || newerFirst(a.row, b.row) || compareIds(a.row.id, b.row.id)
}

const isForUnit =
  ({ id }: RatedUnit) =>
  ({ active, units }: PriceRule): boolean =>
    active && (units.length === 0 || units.includes(id))

const inOwnersOrder = (a: PriceRule, b: PriceRule) => a.order - b.order || (a.id < b.id ? -1 : 1)

/** Prepares a unit's prices for repeated use; the given rows and rules may be in any order, and of any unit. */
export function rateTable(
  unit: RatedUnit,
  rows: readonly PriceRow[],
  rules: readonly PriceRule[] = [],
  days: readonly DayRate[] = [],
): RateTable {
  const active = rows.filter((row) => row.active).map(ranked)
  return {
    unit,
    rows: active.toSorted(precedence).map(({ row }) => row),
    rules: rules.filter(isForUnit(unit)).toSorted(inOwnersOrder),
    days: new Map(days.map((one) => [one.day, one])),
  }
}

/** The season that covers a night; null when none does. */
export function winningRow(table: RateTable, night: Day): PriceRow | null {
  const weekday = weekdayOf(night)
  const covers = (row: PriceRow) =>
    row.valid_from <= night &&
    night <= row.valid_to &&
    (row.weekdays.length === 0 || row.weekdays.includes(weekday))
  return table.rows.find(covers) ?? null
}

/**
 * Cents of a night for so many persons of the base price, by the unit's price basis. @param row the rule of the night;
 * null for the unit's base price @param persons more than the unit's capacity count as its capacity
 */
export function priceFor({ unit }: Pick<RateTable, 'unit'>, row: PriceRow | null, persons: number): number {
  const price = row?.price ?? unit.base_price
  const places = Math.max(1, Math.min(persons, unit.capacity))
  switch (unit.price_basis) {
    case 'unit':
      return price
    case 'occupancy':
      return (row ?? unit).occupancy_prices[places - 1] ?? price
    case 'person':
      return price * places
  }
}

/** The row of a season with the price and the name of a single day; equal ones are one rule. */
function rowOfDay({ title, price }: DayRate, season: PriceRow | null): PriceRow | null {
  if (price === null) return season
  return { ...(season ?? noSeason), id: `${title} ${price}`, title, price, occupancy_prices: [] }
}

/** A row without conditions, for prices that no season of the owner sets. */
export const noSeason: PriceRow = {
  id: '',
  title: '',
  valid_from: '',
  valid_to: '',
  weekdays: [],
  price: 0,
  occupancy_prices: [],
  extra_person_price: null,
  min_nights: null,
  max_nights: null,
  arrival_weekdays: [],
  departure_weekdays: [],
  priority: 0,
  repeats_yearly: false,
  active: true,
  createdAt: '',
}

/** The row that prices a night: that of its single day, else of the season; null for the unit's base price. */
export function pricedRow(table: RateTable, night: Day): PriceRow | null {
  const season = winningRow(table, night)
  const day = table.days.get(night)
  return day ? rowOfDay(day, season) : season
}

/** Price and rule of one night for a full unit; `night-price.ts` prices it for a party. */
export function rateOn(table: RateTable, night: Day): NightRate {
  const row = pricedRow(table, night)
  return {
    night,
    row,
    price: priceFor(table, row, table.unit.capacity),
    extraPrice: row?.extra_person_price ?? table.unit.extra_person_price,
  }
}

/** Fewest and most nights; where a season and a single day contradict each other, the day decides. */
function nightLimits(unit: RatedUnit, row: PriceRow | null, day: DayRate | undefined) {
  const minNights = Math.max(1, day?.min_nights ?? row?.min_nights ?? unit.min_nights)
  const maxNights = day?.max_nights ?? row?.max_nights ?? null
  if (maxNights === null || minNights <= maxNights) return { minNights, maxNights }
  return typeof day?.min_nights === 'number'
    ? { minNights, maxNights: minNights }
    : { minNights: maxNights, maxNights }
}

/** Whether a stay must not end on this single day. */
export const isClosedToDeparture = (table: RateTable, day: Day): boolean =>
  table.days.get(day)?.closed_to_departure ?? false

/** Shortest and longest stay and allowed weekdays for arriving on this day. */
export function conditionsOn(table: RateTable, arrival: Day): StayConditions {
  const row = winningRow(table, arrival)
  const day = table.days.get(arrival)
  return {
    ...nightLimits(table.unit, row, day),
    arrivalClosed: day?.closed_to_arrival ?? false,
    arrivalWeekdays: row?.arrival_weekdays ?? [],
    departureWeekdays: row?.departure_weekdays ?? [],
  }
}

/** Whether a list of weekdays, empty for any, allows the day. */
export function allowsWeekday(weekdays: readonly number[], day: Day): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day))
}
