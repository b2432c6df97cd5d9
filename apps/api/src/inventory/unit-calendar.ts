import { calendarDays, calendarReach } from '@dvor/booking/availability/calendar.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { maxCalendarDays, type CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, daysBetween } from '@dvor/format/days.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { listTakenBetween } from './night-queries.ts'
import { listRateTables } from './rate-queries.ts'
import { readSettings } from '../property/settings.ts'

/** @throws ApiError `query_invalid` for a range of more than 400 days, or one that ends before it begins */
export function refuseCalendarRange(from: string, to: string): void {
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > maxCalendarDays)
    throw new ApiError('query_invalid', `to: 1 to ${maxCalendarDays} days`, {
      fields: [{ path: 'to', code: 'invalid_value' }],
    })
}

/**
 * Each day of a unit from `from` to `to`, both inclusive: whether it is free, its price, and whether arrival and
 * departure are allowed. Nights held by `device` count as free. @throws ApiError `query_invalid` for more than 400
 * days, `not_found` for a unit that guests cannot see
 */
export async function unitCalendar(
  db: Db,
  unitId: string,
  from: string,
  to: string,
  clock: Clock,
  device: string | null,
): Promise<CalendarDay[]> {
  refuseCalendarRange(from, to)
  const first = addDays(from, -calendarReach)
  const last = addDays(to, calendarReach + 1)
  const [tables, takenNights, settings] = await Promise.all([
    listRateTables(db, first, last, [unitId]),
    listTakenBetween(db, first, last, clock.now(), { unitIds: [unitId], device }),
    readSettings(db),
  ])
  const table = tables.get(unitId)
  if (!table?.unit.active) throw notFound('Unit')
  const moment = momentOf(clock.now())
  return calendarDays({ table, taken: takenNights.get(unitId) ?? new Map(), settings, moment, from, to })
}
