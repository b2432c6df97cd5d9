import { addDays, type Day } from '@dvor/format/days.ts'
import type { RatePlan } from './price-rows.ts'
import { cheapestPlan } from './plans/cheapest-plan.ts'
import { priceFor, pricedRow } from './rate.ts'
import { underPlan, type RateTable } from './rate-table.ts'

const weekDays = 7

/** The lowest price of a night for any number of persons. */
export interface LowestNight {
  /** Cents. */
  price: number
  /** Most persons who pay no more; null where a full unit does not. */
  persons: number | null
}

/** The lowest price that anybody can pay for a night, with its conditions. */
export interface LowestOffer extends LowestNight {
  /** The plan that it needs; null where others cost no more. */
  plan: RatePlan | null
}

/** Whether a plan is sold for any stay: only such a one may make a price "from". */
const isOpen = (plan: RatePlan): boolean =>
  [plan.min_nights, plan.max_nights, plan.days_from, plan.days_to, plan.stay_from, plan.stay_to].every(
    (limit) => limit === null,
  )

/**
 * The price "from": the lowest of a range of nights under the plans that any guest can book, or under that of the table
 * where there is none. @param from the first night @param nights number of nights, at least one
 */
export function lowestOffered(table: RateTable, from: Day, nights: number): LowestOffer {
  const open = table.plans.filter(isOpen).map((plan) => underPlan(table, plan))
  const [first = table, ...others] = open
  const offers = [first, ...others].map(({ plan }) => ({
    plan,
    ...lowestNight(underPlan(table, plan), from, nights),
  }))
  const cheapest = cheapestPlan(offers, ({ price }) => price)
  if (!cheapest) throw new Error('there is one plan at least')
  return { ...cheapest.offer, plan: cheapest.isOfPlan ? cheapest.offer.plan : null }
}

/**
 * The lowest price of all nights of a range on which more than a package is sold. Between two days on which a row begins
 * or ends only the weekday can make a difference, so checking the first week of each such stretch is enough; without
 * rows for weekdays its first night is.
 */
export function lowestNight(table: RateTable, from: Day, nights: number): LowestNight {
  const end = addDays(from, nights)
  const enough = table.rows.some((row) => row.weekdays.length > 0) ? weekDays : 1
  const edges = edgesOf(table, from, end)
  const { packageNights } = table.stored
  const priceOn = cheapestParty(table)
  let lowest: LowestNight | null = null
  for (const [index, edge] of edges.entries()) {
    if (packageNights.has(edge)) continue
    const next = edges[index + 1] ?? end
    for (let night = edge, checked = 0; checked < enough && night < next; night = addDays(edge, ++checked)) {
      const nightPrice = priceOn(night)
      if (lowest === null || nightPrice.price < lowest.price) lowest = nightPrice
    }
  }
  return lowest ?? priceOn(from)
}

/** The lowest price of a night, by the number of persons who pay it. */
function cheapestParty(table: RateTable): (night: Day) => LowestNight {
  const { capacity, price_basis } = table.unit
  const isByPersons = price_basis !== 'unit' || table.plan?.effect === 'person_night'
  const fewer = isByPersons ? Array.from({ length: capacity - 1 }, (_, index) => capacity - 1 - index) : []
  return (night) => {
    const row = pricedRow(table, night)
    const full: LowestNight = { price: priceFor(table, row, capacity), persons: null }
    return fewer.reduce((lowest, persons) => {
      const price = priceFor(table, row, persons)
      return price < lowest.price ? { price, persons } : lowest
    }, full)
  }
}

/** The first night, and the days before `end` on which a row, a single day or a package's night begins or has ended. */
function edgesOf({ rows, days, stored }: RateTable, from: Day, end: Day): Day[] {
  const edges = new Set([from])
  const add = (edge: Day) => void (from < edge && edge < end && edges.add(edge))
  const addNight = (day: Day) => [day, addDays(day, 1)].forEach(add)
  for (const { day, price } of days.values()) if (price !== null) addNight(day)
  for (const day of stored.packageNights.keys()) addNight(day)
  for (const { valid_from: first, valid_to: last } of rows) [first, addDays(last, 1)].forEach(add)
  return [...edges].toSorted()
}
