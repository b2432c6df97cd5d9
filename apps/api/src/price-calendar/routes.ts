import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  maxPriceCalendarDays,
  priceCalendar,
  priceCalendarQuery,
  type PriceCalendarQuery,
} from '@dvor/contract/pricing/price-calendar.ts'
import {
  priceChangeList,
  priceChangeRequest,
  priceChangeResult,
} from '@dvor/contract/pricing/price-changes.ts'
import { dryRunQuery, id } from '@dvor/contract/values/values.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { ApiError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { changePrices } from './change-prices.ts'
import { listPriceChanges } from './change-queries.ts'
import { readCalendar } from './read-calendar.ts'
import { undoChange } from './undo-change.ts'

/** Mounts the prices of all units by days, their changes in bulk and the undo of a change. */
export function mountPriceCalendar(app: FastifyInstance, { db, clock }: Services): void {
  const typed = typedApp(app)
  const config = { access: 'admin' } as const
  const tags = ['reservations']
  typed.get('/price-calendar', {
    config,
    schema: {
      tags,
      summary: 'Ceny, obmedzenia a obsadenosť nocí všetkých jednotiek',
      querystring: priceCalendarQuery,
      response: { 200: priceCalendar, default: apiError },
    },
    handler: ({ query }) => readCalendar(db, checked(query), clock),
  })
  typed.get('/price-changes', {
    config,
    schema: { tags, summary: 'Posledné zmeny cien', response: { 200: priceChangeList, default: apiError } },
    handler: () => listPriceChanges(db),
  })
  typed.post('/price-changes', {
    config,
    schema: {
      tags,
      summary: 'Zmena cien a obmedzení dní alebo kópia sezóny, aj len na skúšku',
      body: priceChangeRequest,
      querystring: dryRunQuery,
      response: { 200: priceChangeResult, default: apiError },
    },
    handler: ({ actor, body, query }) => changePrices(db, actor, body, clock, query.dry_run),
  })
  typed.post('/price-changes/:id/undo', {
    config,
    schema: {
      tags,
      summary: 'Vrátenie zmeny cien',
      params: z.object({ id }),
      response: { 200: priceChangeResult, default: apiError },
    },
    handler: ({ actor, params }) => undoChange(db, actor, params.id),
  })
}

function checked(view: PriceCalendarQuery): PriceCalendarQuery {
  const length = daysBetween(view.from, view.to)
  if (length >= 1 && length <= maxPriceCalendarDays) return view
  throw new ApiError('query_invalid', `to: 1 to ${maxPriceCalendarDays} days after from`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
