import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import type { GatewayServices } from '../../payments/providers/services.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { readDashboard } from './read-dashboard.ts'

/** Mounts the dashboard's data in one answer. */
export function mountDashboard(app: FastifyInstance, services: GatewayServices): void {
  mountCalls(app, insightCalls, { dashboard: ({ actor }) => readDashboard(services.db, actor, services) })
}
