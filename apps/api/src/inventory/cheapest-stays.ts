import { cheapestStays } from '@dvor/booking/availability/cheapest-stays.ts'
import { bookableTable } from '@dvor/booking/availability/restrictions.ts'
import { gapReach } from '@dvor/booking/availability/gap.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import {
  maxComparedArrivals,
  type Alternative,
  type CheapestStaysQuery,
} from '@dvor/contract/pricing/availability.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, eachDay, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { partyOf, priceOf, queryInvalid, questionsBetween, requestFor } from './search-availability.ts'

/** Longest span of the days of arrival; of these, at most `maxComparedArrivals` are compared. */
const longestSpan = 45

/**
 * The cheapest stay of one unit for each day of arrival, with its full price; days on which no unit is free for the
 * whole party are left out. Nights held by `device` count as free. @throws ApiError `query_invalid` for too many days
 * of arrival or an impossible party
 */
export async function listCheapestStays(
  db: Db,
  query: CheapestStaysQuery,
  clock: Clock,
  device: string | null,
): Promise<Alternative[]> {
  const { nights } = query
  const moment = momentOf(clock.now())
  const arrivals = arrivalsOf(query).filter((day) => day >= moment.today)
  const [first, last] = [arrivals[0], arrivals.at(-1)]
  const party = partyOf({ ...query, from: query.arrival_from, to: addDays(query.arrival_from, nights) })
  if (!first || !last) return []
  const days = { from: addDays(first, -gapReach), until: addDays(last, nights + gapReach) }
  const questions = await questionsBetween(db, { party, moment, device }, days)
  const units = questions.map((question) => ({
    ...question,
    request: requestFor(question.table, party),
    priceOf: (request: StayRequest) => {
      const table = bookableTable({ ...question, request })
      return priceOf({ ...question, table }, request).total
    },
  }))
  return cheapestStays(units, arrivals, nights)
}

function arrivalsOf({
  arrival_from: from,
  arrival_to: to,
  arrival_weekday: weekday,
}: CheapestStaysQuery): Day[] {
  const span = daysBetween(from, to)
  if (span < 0 || span > longestSpan) throw queryInvalid('arrival_to')
  const days = eachDay(from, addDays(to, 1)).filter((day) => !weekday || weekdayOf(day) === weekday)
  if (days.length > maxComparedArrivals) throw queryInvalid('arrival_to')
  return days
}
