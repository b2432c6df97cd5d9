import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { maxSheetDays, type SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { readHousekeepingSheet } from './housekeeping.ts'
import { readResourcePlan } from './resource-plan.ts'
import { readKitchenSheet } from './kitchen.ts'

/** Mounts the printed lists of kitchen and housekeeping. */
export function mountDaySheets(app: FastifyInstance, services: Services): void {
  const { db } = services
  const sheetOf =
    <Sheet>(read: (from: typeof db, range: SheetQuery) => Promise<Sheet>) =>
    async ({ query }: { query: SheetQuery }) => {
      const range = checked(query)
      await expireOverdue(db, services)
      return read(db, range)
    }
  mountCalls(app, insightCalls, {
    kitchen: sheetOf(readKitchenSheet),
    housekeeping: sheetOf(readHousekeepingSheet),
    resourcePlan: sheetOf(readResourcePlan),
  })
}

/** @throws ApiError `query_invalid` for a range that is empty or longer than `maxSheetDays` */
function checked(range: SheetQuery): SheetQuery {
  const length = daysBetween(range.from, range.to) + 1
  if (length >= 1 && length <= maxSheetDays) return range
  throw new ApiError('query_invalid', `to: at most ${maxSheetDays} days from the first`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
