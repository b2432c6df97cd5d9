import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import { maxAnalyticsDays } from '@dvor/contract/insight/analytics.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { lengthOf, type Period } from './period.ts'
import { readPickup } from './read-pickup.ts'
import { readAnalytics } from './read-analytics.ts'

/** Mounts the analytics of a period, compared with the year before. */
export function mountAnalytics(app: FastifyInstance, services: Services): void {
  mountCalls(app, insightCalls, {
    analytics: ({ query }) => readAnalytics(services.db, checked(query), services),
    pickup: () => readPickup(services.db, services),
  })
}

function checked(period: Period): Period {
  const length = lengthOf(period)
  if (length >= 1 && length <= maxAnalyticsDays) return period
  throw new ApiError('query_invalid', `to: 1 to ${maxAnalyticsDays} days from the first to the last`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
