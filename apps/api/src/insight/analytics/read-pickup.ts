import type { Pickup, PickupMonth } from '@dvor/contract/insight/pickup.ts'
import { addDays, addMonths, eachDay, startOfMonth, type Day } from '@dvor/format/days.ts'
import { endOfDayInstant } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { today as todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { hasBooksOf, listBookedNights, listTakenElsewhere } from './books-queries.ts'
import { aroundDays, forecastDays, forecastFrom, yearInWeeks, type Nights } from './forecast.ts'
import { listLetUnits } from './list-let-units.ts'
import { dayYearBefore } from './period.ts'

/** Months of stay from this one on. */
const months = 6

/**
 * Room nights on the books by month of stay, against what was on them on the same day a year ago, and the forecast of
 * the next 60 days. Without nights of portals, of which nobody knows when they were booked.
 */
export async function readPickup(db: Db, services: Pick<Services, 'clock' | 'publicUrl'>): Promise<Pickup> {
  await expireOverdue(db, services)
  const now = services.clock.now()
  const today = todayOf(services.clock)
  const first = startOfMonth(today)
  const year_ago = dayYearBefore(today) ?? addDays(addMonths(first, -11), -1)
  const ahead = { from: first, to: addDays(addMonths(first, months), -1) }
  const behind = {
    from: addDays(addMonths(first, -12), -aroundDays - 1),
    to: addDays(addMonths(first, months - 12), aroundDays),
  }
  const weeksAgo = endOfDayInstant(addDays(today, -yearInWeeks))
  return inTransaction(db, async (tx) => {
    const [booked, final] = [await listBookedNights(tx, ahead, now), await listBookedNights(tx, behind, now)]
    const past = await hasBooksOf(tx, weeksAgo)
    return {
      today,
      year_ago,
      months: sumMonths(first, {
        now: booked,
        year_ago: await listBookedNights(tx, behind, endOfDayInstant(year_ago)),
        final,
      }),
      weeks: forecastFrom(today, {
        now: booked,
        past: past ? { final, before: await listBookedNights(tx, behind, weeksAgo) } : null,
        available: await listAvailable(tx, today),
      }),
    }
  })
}

function sumMonths(
  first: Day,
  { now, year_ago, final }: Record<'now' | 'year_ago' | 'final', Nights>,
): PickupMonth[] {
  const sumOf = (nights: Nights, start: Day) =>
    eachDay(start, addMonths(start, 1)).reduce((sum, day) => sum + (nights.get(day) ?? 0), 0)
  return Array.from({ length: months }, (_, index) => {
    const [start, before] = [addMonths(first, index), addMonths(first, index - 12)]
    return {
      month: start.slice(0, 7),
      now: sumOf(now, start),
      year_ago: sumOf(year_ago, before),
      final: sumOf(final, before),
    }
  })
}

/** Rooms in use by day of the forecast, without closed ones and those of portals. */
async function listAvailable(db: Db, today: Day): Promise<Nights> {
  const to = addDays(today, forecastDays)
  const rooms = (await listLetUnits(db)).filter(({ active }) => active).length
  const elsewhere = await listTakenElsewhere(db, { from: today, to })
  return new Map(eachDay(today, to).map((day) => [day, Math.max(0, rooms - (elsewhere.get(day) ?? 0))]))
}
