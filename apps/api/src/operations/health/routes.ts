import { operationCalls } from '@dvor/contract/calls/installation/operation.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { plainIp } from '../../platform/ip.ts'
import { programVersion } from '../../platform/program-version.ts'
import type { Services } from '../../platform/services.ts'
import { readinessCheck, type ProcessState } from './check-readiness.ts'

/** Mounts the checks of life and readiness, and the visitor's own IP. */
export function mountHealth(app: FastifyInstance, services: Services, state: () => ProcessState): void {
  mountCalls(app, operationCalls, {
    health: { queued: 'never', handler: () => ({ status: 'ok', version: programVersion }) },
    ready: { queued: 'never', handler: readinessCheck(services, state) },
    clientIp: ({ ip }) => ({ ip: plainIp(ip) }),
  })
}
