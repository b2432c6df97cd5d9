import { apiError } from '@dvor/contract/errors/errors.ts'
import { firstSteps } from '@dvor/contract/installation/first-steps.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { readFirstSteps } from './read-steps.ts'

/** Mounts the list of first steps on the dashboard. */
export function mountFirstSteps(app: FastifyInstance, services: CollectionServices & GatewayOptions): void {
  typedApp(app).get('/first-steps', {
    config: { access: 'admin' },
    schema: {
      tags: ['dashboard'],
      summary: 'Prvé kroky a čo z nich je hotové',
      response: { 200: firstSteps, default: apiError },
    },
    handler: () => readFirstSteps(services.db, services),
  })
}
