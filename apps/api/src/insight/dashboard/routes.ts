import { dashboard } from '@dvor/contract/insight/dashboard.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { GatewayServices } from '../../payments/providers/services.ts'
import { readDashboard } from './read-dashboard.ts'

/** Mounts the dashboard's data in one answer. */
export function mountDashboard(app: FastifyInstance, services: GatewayServices): void {
  typedApp(app).get('/dashboard', {
    config: { access: 'admin' },
    schema: {
      tags: ['reservations'],
      summary: 'Prehľad dňa',
      response: { 200: dashboard, default: apiError },
    },
    handler: () => readDashboard(services.db, services),
  })
}
