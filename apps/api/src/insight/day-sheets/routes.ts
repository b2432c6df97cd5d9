import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  housekeepingSheet,
  kitchenSheet,
  maxSheetDays,
  resourcePlan,
  sheetQuery,
  type SheetQuery,
} from '@dvor/contract/insight/day-sheets.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { readHousekeepingSheet } from './housekeeping.ts'
import { readResourcePlan } from './resource-plan.ts'
import { readKitchenSheet } from './kitchen.ts'

/** Mounts the printed lists of kitchen and housekeeping. */
export function mountDaySheets(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  const config = { access: 'admin' } as const
  const documented = { tags: ['reservations'], querystring: sheetQuery }
  typed.get('/kitchen-sheet', {
    config,
    schema: { ...documented, summary: 'Jedlá podľa dní', response: { 200: kitchenSheet, default: apiError } },
    handler: async ({ query }) => {
      const range = checked(query)
      await expireOverdue(db, services)
      return readKitchenSheet(db, range)
    },
  })
  typed.get('/housekeeping-sheet', {
    config,
    schema: {
      ...documented,
      summary: 'Upratovanie podľa dní',
      response: { 200: housekeepingSheet, default: apiError },
    },
    handler: async ({ query }) => {
      const range = checked(query)
      await expireOverdue(db, services)
      return readHousekeepingSheet(db, range)
    },
  })
  typed.get('/resource-plan', {
    config,
    schema: {
      ...documented,
      summary: 'Plán spoločných zdrojov podľa dní',
      response: { 200: resourcePlan, default: apiError },
    },
    handler: async ({ query }) => {
      const range = checked(query)
      await expireOverdue(db, services)
      return readResourcePlan(db, range)
    },
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
