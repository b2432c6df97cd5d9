import { firstStepsCalls } from '@dvor/contract/calls/installation/installation.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { readFirstSteps } from './read-steps.ts'

/** Mounts the list of first steps on the dashboard. */
export function mountFirstSteps(app: FastifyInstance, services: CollectionServices & GatewayOptions): void {
  mountCalls(app, firstStepsCalls, { read: () => readFirstSteps(services.db, services) })
}
