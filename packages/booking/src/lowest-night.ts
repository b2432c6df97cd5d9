import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { rateOn, type RateTable } from './rate.ts'

const weekDays = 7

/**
 * The lowest price, in cents for the base persons, that some night of a range has; never one that no night has.
 * @param from the first night
 * @param nights how many, at least one
 */
export function lowestNight(table: RateTable, from: Day, nights: number): number {
  return Math.min(...tellingNights(table, from, nights).map((night) => rateOn(table, night).price))
}

/**
 * Nights among which every price of the range stands. Between two days on which a row begins or ends only the weekday
 * can make a difference, so the first week tells it all; without rows for weekdays the first night does.
 */
function tellingNights({ rows }: RateTable, from: Day, nights: number): Day[] {
  const end = addDays(from, nights)
  const turns = rows.flatMap((row) => [row.valid_from, addDays(row.valid_to, 1)])
  const within = turns.filter((day) => from < day && day < end)
  const edges = [...new Set([from, ...within])].toSorted()
  const enough = rows.some((row) => row.weekdays.length > 0) ? weekDays : 1
  return edges.flatMap((edge, index) => {
    const [next, telling] = [edges[index + 1] ?? end, addDays(edge, enough)]
    return eachDay(edge, telling < next ? telling : next)
  })
}
