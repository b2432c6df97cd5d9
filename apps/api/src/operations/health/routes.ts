import { apiError } from '@dvor/contract/errors/errors.ts'
import { clientIp, health, readiness } from '@dvor/contract/installation/health.ts'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../../platform/http/rate-limit.ts'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { programVersion } from '../../platform/program-version.ts'
import type { Services } from '../../platform/services.ts'
import { readinessCheck, type ProcessState } from './check-readiness.ts'

const tags = ['operation']

/** Mounts the checks of life and readiness, and the visitor's own address. */
export function mountHealth(app: FastifyInstance, services: Services, state: () => ProcessState): void {
  const routes = typedApp(app)

  routes.get(
    '/health',
    {
      config: { access: 'anyone', queued: 'never' },
      schema: { tags, summary: 'Proces beží', response: { 200: health } },
    },
    async () => ({ status: 'ok' as const, version: programVersion }),
  )

  routes.get(
    '/ready',
    {
      config: { access: 'anyone', queued: 'never' },
      schema: {
        tags,
        summary: 'Proces môže pracovať: databáza, fronta, disk',
        response: { 200: readiness, default: apiError },
      },
    },
    readinessCheck(services, state),
  )

  routes.get(
    '/client-ip',
    {
      config: { access: 'anyone' },
      schema: { tags, summary: 'IP adresa návštevníka', response: { 200: clientIp, default: apiError } },
    },
    async ({ ip }) => ({ ip: plainAddress(ip) }),
  )
}
