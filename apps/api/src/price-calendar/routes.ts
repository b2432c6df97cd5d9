import { priceCalls } from '@dvor/contract/calls/desk/prices.ts'
import { maxPriceCalendarDays, type PriceCalendarQuery } from '@dvor/contract/pricing/price-calendar.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { changePrices } from './change-prices.ts'
import { listPriceChanges } from './change-queries.ts'
import { readCalendar } from './read-calendar.ts'

/** Mounts the prices of all units by days, and their changes in bulk. */
export function mountPriceCalendar(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, priceCalls, {
    calendar: ({ query }) => readCalendar(db, checked(query), clock),
    changes: () => listPriceChanges(db),
    change: ({ actor, body, query }) => changePrices(db, actor, body, clock, query.dry_run),
  })
}

function checked(view: PriceCalendarQuery): PriceCalendarQuery {
  const length = daysBetween(view.from, view.to)
  if (length >= 1 && length <= maxPriceCalendarDays) return view
  throw new ApiError('query_invalid', `to: 1 to ${maxPriceCalendarDays} days after from`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
