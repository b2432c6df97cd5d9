import { longestGap } from '@dvor/contract/pricing/price-rules.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { holdsForGap } from '../pricing/price-rules.ts'
import { conditionsOn } from '../pricing/rate.ts'
import type { RateTable } from '../pricing/rate-table.ts'
import type { Moment } from '../stay/moment.ts'
import type { Period } from '../stay/stay.ts'

/** The data on which the shortest stay of an arrival depends. */
interface GapQuestion {
  table: RateTable
  taken: { has(night: Day): boolean }
  moment: Pick<Moment, 'today'>
}

/** Days around a stay whose nights decide whether it fills a gap. */
export const gapReach = longestGap + 1

/** Whether the night before the arrival and the night of the departure are taken. */
export const fillsGap = (takenNights: GapQuestion['taken'], { arrival, departure }: Period): boolean =>
  takenNights.has(addDays(arrival, -1)) && takenNights.has(departure)

/** The end of the free nights that begin between two taken ones; null where they are not such a gap. */
function gapEnd(takenNights: GapQuestion['taken'], arrival: Day): Day | null {
  if (takenNights.has(arrival) || !takenNights.has(addDays(arrival, -1))) return null
  for (let nights = 1; nights <= longestGap; nights++)
    if (takenNights.has(addDays(arrival, nights))) return addDays(arrival, nights)
  return null
}

/**
 * The fewest nights of a stay from this day on: those of the season or the unit; where a rule of the unit opens gaps,
 * the length of a shorter gap that begins on this day.
 */
export function minNightsOn({ table, taken, moment }: GapQuestion, arrival: Day): number {
  const { minNights } = conditionsOn(table, arrival)
  if (minNights === 1 || !table.rules.some(({ kind }) => kind === 'gap')) return minNights
  const departure = gapEnd(taken, arrival)
  if (departure === null) return minNights
  const opened = holdsForGap(table, { arrival, departure }, moment.today)
  return opened === null ? minNights : Math.min(minNights, opened)
}
