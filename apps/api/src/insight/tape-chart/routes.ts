import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { maxChartDays } from '@dvor/contract/reservations/tape-chart.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import type { View } from './queries.ts'
import { readChart } from './read-chart.ts'
import { readPrices } from './read-prices.ts'

/** Mounts the property's chart by units and days. */
export function mountTapeChart(app: FastifyInstance, services: Services): void {
  mountCalls(app, insightCalls, {
    tapeChart: ({ query }) => readChart(services.db, checked(query), services),
    chartPrices: ({ query }) => readPrices(services.db, checked(query)),
  })
}

function checked(view: View): View {
  const length = daysBetween(view.from, view.to)
  if (length >= 1 && length <= maxChartDays) return view
  throw new ApiError('query_invalid', `to: 1 to ${maxChartDays} days after from`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
