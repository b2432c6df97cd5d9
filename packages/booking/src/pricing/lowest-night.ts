import { addDays, type Day } from '@dvor/format/days.ts'
import type { RatePlan } from './price-rows.ts'
import { rateOn } from './rate.ts'
import { underPlan, type RateTable } from './rate-table.ts'

const weekDays = 7

/** Whether a plan is sold for any stay: only such a one may make a price "from". */
const isOpen = (plan: RatePlan): boolean =>
  [plan.min_nights, plan.max_nights, plan.days_from, plan.days_to, plan.stay_from, plan.stay_to].every(
    (limit) => limit === null,
  )

/**
 * The lowest price of a range of nights under the cheapest plan that any guest can book, in cents for the base persons;
 * without such a plan, or any, that of the table.
 */
export function lowestOffered(table: RateTable, from: Day, nights: number): number {
  const open = table.plans.filter(isOpen).map((plan) => underPlan(table, plan))
  return Math.min(...(open.length > 0 ? open : [table]).map((one) => lowestNight(one, from, nights)))
}

/**
 * The lowest price, in cents for the base persons, of all nights of a range. Between two days on which a row begins or
 * ends only the weekday can make a difference, so checking the first week of each such stretch is enough; without rows
 * for weekdays its first night is. @param from the first night @param nights number of nights, at least one
 */
export function lowestNight(table: RateTable, from: Day, nights: number): number {
  const end = addDays(from, nights)
  const enough = table.rows.some((row) => row.weekdays.length > 0) ? weekDays : 1
  const edges = edgesOf(table, from, end)
  let lowest = Infinity
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1] ?? end
    for (let night = edge, checked = 0; checked < enough && night < next; night = addDays(edge, ++checked))
      lowest = Math.min(lowest, rateOn(table, night).price)
  }
  return lowest
}

/** The first night, and the days before `end` on which a row or a single day begins or has ended, in their order. */
function edgesOf({ rows, days }: RateTable, from: Day, end: Day): Day[] {
  const edges = new Set([from])
  for (const { day, price } of days.values())
    if (price !== null)
      for (const edge of [day, addDays(day, 1)]) if (from < edge && edge < end) edges.add(edge)
  for (const { valid_from: first, valid_to: last } of rows) {
    if (from < first && first < end) edges.add(first)
    const after = addDays(last, 1)
    if (from < after && after < end) edges.add(after)
  }
  return [...edges].toSorted()
}
