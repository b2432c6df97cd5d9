import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  chartPrices,
  maxChartDays,
  tapeChart,
  tapeChartQuery,
} from '@dvor/contract/reservations/tape-chart.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import type { View } from './queries.ts'
import { readChart } from './read-chart.ts'
import { readPrices } from './read-prices.ts'

/** Mounts the property's chart by units and days. */
export function mountTapeChart(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const config = { access: 'admin' } as const
  const documented = { tags: ['reservations'], querystring: tapeChartQuery }
  typed.get('/tape-chart', {
    config,
    schema: {
      ...documented,
      summary: 'Kalendár obsadenosti',
      response: { 200: tapeChart, default: apiError },
    },
    handler: ({ query }) => readChart(services.db, checked(query), services),
  })
  typed.get('/tape-chart/prices', {
    config,
    schema: { ...documented, summary: 'Ceny nocí', response: { 200: chartPrices, default: apiError } },
    handler: ({ query }) => readPrices(services.db, checked(query)),
  })
}

function checked(view: View): View {
  const length = daysBetween(view.from, view.to)
  if (length >= 1 && length <= maxChartDays) return view
  throw new ApiError('query_invalid', `to: 1 to ${maxChartDays} days after from`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
