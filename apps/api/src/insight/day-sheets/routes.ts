import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { checkedRange } from './checked-range.ts'
import { readResourcePlan } from './resource-plan.ts'
import { readKitchenSheet } from './kitchen.ts'

/** Mounts the printed lists of kitchen and resources. */
export function mountDaySheets(app: FastifyInstance, services: Services): void {
  const { db } = services
  const sheetOf =
    <Sheet>(read: (from: typeof db, range: SheetQuery) => Promise<Sheet>) =>
    async ({ query }: { query: SheetQuery }) => {
      const range = checkedRange(query)
      await expireOverdue(db, services)
      return read(db, range)
    }
  mountCalls(app, insightCalls, {
    kitchen: sheetOf(readKitchenSheet),
    resourcePlan: sheetOf(readResourcePlan),
  })
}
