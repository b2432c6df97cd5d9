import { weekdayOf, type Day } from '@dvor/format/days.ts'
import type { DayRate, PriceRow } from './price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { planExtraPrice, planPrice } from './plans/rate-plan.ts'
import { shiftedPrice } from './shifted-price.ts'
import type { RateTable } from './rate-table.ts'

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

/**
 * The season that covers a night: the first one, as `rateTable` has put the rows in the order of `precedence`. Null when
 * none covers it.
 */
export function winningRow(table: RateTable, night: Day): PriceRow | null {
  const weekday = weekdayOf(night)
  const covers = (row: PriceRow) =>
    row.valid_from <= night &&
    night <= row.valid_to &&
    (row.weekdays.length === 0 || row.weekdays.includes(weekday))
  return table.rows.find(covers) ?? null
}

/**
 * Cents of a night for so many persons of the base price, by the unit's price basis and the plan's difference. @param
 * row the rule of the night; null for the unit's base price @param persons more than the unit's capacity count as its
 * capacity
 */
export function priceFor(
  { unit, plan }: Pick<RateTable, 'unit' | 'plan'>,
  row: PriceRow | null,
  persons: number,
): number {
  const places = Math.max(1, Math.min(persons, unit.capacity))
  return planPrice(plan, row, priceByBasis(unit, row, places), places)
}

/** Cents of an additional person of a night, before the age band's percentage. */
export const extraPriceFor = (
  { unit, plan }: Pick<RateTable, 'unit' | 'plan'>,
  row: PriceRow | null,
): number => planExtraPrice(plan, row, row?.extra_person_price ?? unit.extra_person_price)

function priceByBasis(unit: RatedUnit, row: PriceRow | null, places: number): number {
  const price = row?.price ?? unit.base_price
  switch (unit.price_basis) {
    case 'unit':
      return price
    case 'occupancy':
      return (row ?? unit).occupancy_prices[places - 1] ?? price
    case 'person':
      return price * places
  }
}

/** The row of a season with the prices and the name of a single day; ones of equal name and price are one rule. */
function rowOfDay({ unit, plan }: RateTable, day: DayRate, season: PriceRow | null): PriceRow | null {
  const { title, price, rate_plan } = day
  if (price === null) return season
  const from = { unit, plan: rate_plan === null ? null : plan }
  const occupancy_prices =
    day.occupancy_prices.length > 0 ? day.occupancy_prices : shifted(from, season, price)
  return { ...(season ?? noSeason), id: `${title} ${price}`, rate_plan, title, price, occupancy_prices }
}

/** The season's prices by persons, moved by what a day changes for a full unit. */
function shifted(table: Pick<RateTable, 'unit' | 'plan'>, season: PriceRow | null, price: number): number[] {
  const full = priceFor(table, season, table.unit.capacity)
  return fewerPersons(table.unit).map((persons) =>
    shiftedPrice(priceFor(table, season, persons), full, price),
  )
}

/** The numbers of persons below a full unit that have prices of their own. */
export const fewerPersons = ({ price_basis, capacity }: RatedUnit): number[] =>
  price_basis === 'occupancy' ? Array.from({ length: capacity - 1 }, (_, index) => index + 1) : []

/** A row without conditions, for prices that no season of the owner sets. */
export const noSeason: PriceRow = {
  id: '',
  rate_plan: null,
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
  return day ? rowOfDay(table, day, season) : season
}

/** Price and rule of one night for a full unit; `night-price.ts` prices it for a party. */
export function rateOn(table: RateTable, night: Day): NightRate {
  const row = pricedRow(table, night)
  return {
    night,
    row,
    price: priceFor(table, row, table.unit.capacity),
    extraPrice: extraPriceFor(table, row),
  }
}

/**
 * Fewest and most nights: of the day, else the plan, else the season, else the unit. Where two of them contradict each
 * other, the day decides.
 */
function nightLimits({ unit, plan }: RateTable, row: PriceRow | null, day: DayRate | undefined) {
  const minNights = Math.max(1, day?.min_nights ?? plan?.min_nights ?? row?.min_nights ?? unit.min_nights)
  const maxNights = day?.max_nights ?? plan?.max_nights ?? row?.max_nights ?? null
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
    ...nightLimits(table, row, day),
    arrivalClosed: day?.closed_to_arrival ?? false,
    arrivalWeekdays: row?.arrival_weekdays ?? [],
    departureWeekdays: row?.departure_weekdays ?? [],
  }
}

/** Whether a list of weekdays, empty for any, allows the day. */
export function allowsWeekday(weekdays: readonly number[], day: Day): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day))
}
