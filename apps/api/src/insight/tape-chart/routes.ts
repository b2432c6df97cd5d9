import { rateOn } from '@dvor/booking/pricing/rate.ts'
import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { maxChartDays, type ChartPrices } from '@dvor/contract/reservations/tape-chart.ts'
import { daysBetween, eachDay } from '@dvor/format/days.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { listRateTables } from '../../inventory/rate-queries.ts'
import { ApiError } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { listUnits, type View } from './queries.ts'
import { readChart } from './read-chart.ts'

/** Mounts the property's chart by units and days. */
export function mountTapeChart(app: FastifyInstance, services: Services): void {
  mountCalls(app, insightCalls, {
    tapeChart: ({ query }) => readChart(services.db, checked(query), services),
    chartPrices: ({ query }) => readPrices(services.db, checked(query)),
  })
}

/** Price of each night of the view in each unit for the base persons, by the rule that applies. */
async function readPrices(db: Db, { from, to }: View): Promise<ChartPrices> {
  const ids = (await listUnits(db)).map(({ id }) => id)
  const tables = await listRateTables(db, from, to, ids)
  const nights = eachDay(from, to)
  return ids.flatMap((id) => {
    const table = tables.get(id)
    return table ? { accommodation_unit: id, prices: nights.map((night) => rateOn(table, night).price) } : []
  })
}

function checked(view: View): View {
  const length = daysBetween(view.from, view.to)
  if (length >= 1 && length <= maxChartDays) return view
  throw new ApiError('query_invalid', `to: 1 to ${maxChartDays} days after from`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
