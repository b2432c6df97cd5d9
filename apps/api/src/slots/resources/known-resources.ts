import type { KnownResource } from '@dvor/booking/services/resources.ts'
import { spanOf, type Use } from '@dvor/booking/services/overlaps.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import { listHallDays, listResourceClosures, listResources, type DayRange } from './resource-queries.ts'

interface Closed {
  day_from: Day
  day_to: Day
  time_from: string | null
  time_to: string | null
  quantity: number | null
}

/** A whole day, of 23 or 25 hours where the clock changes. */
const wholeDay = (day: Day) => ({
  from: instantAt(day, '00:00').getTime(),
  to: instantAt(addDays(day, 1), '00:00').getTime(),
})

/** The spans of a closure within the range of days and the days around it. */
export function closedSpans(
  { day_from, day_to, time_from, time_to, quantity }: Closed,
  all: number,
  { from, to }: DayRange,
): Use[] {
  const [before, after] = [addDays(from, -1), addDays(to, 1)]
  const first = day_from < before ? before : day_from
  const last = day_to > after ? after : day_to
  if (first > last) return []
  return eachDay(first, addDays(last, 1)).map((day) => ({
    ...(time_from && time_to ? spanOf({ day, time_from, time_to }) : wholeDay(day)),
    quantity: quantity ?? all,
  }))
}

/** Resources with their number and the spans in which some are away: closures, and agreed enquiries of a hall. */
export async function readResources(
  db: Db,
  ids: readonly string[],
  range: DayRange,
): Promise<Map<string, KnownResource>> {
  const rows = await listResources(db, ids)
  const closures = await listResourceClosures(db, ids, range)
  const halls = await listHallDays(db, ids, range)
  const allDay = { time_from: null, time_to: null, quantity: null }
  const closed = [...closures, ...halls.map((hall) => ({ ...hall, ...allDay }))]
  return new Map(
    rows.map(({ id, quantity }) => {
      const closures = closed.filter(({ resource }) => resource === id)
      return [id, { id, quantity, away: closures.flatMap((one) => closedSpans(one, quantity, range)) }]
    }),
  )
}
