import { offlineCalls } from '@dvor/contract/calls/desk/offline.ts'
import type { FastifyInstance } from 'fastify'
import { askFor } from '../assistants/ask.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { readCopy } from './read-copy.ts'

/** Mounts the copy of the reception's data for a device. */
export function mountOffline(app: FastifyInstance, services: GatewayServices): void {
  mountCalls(app, offlineCalls, {
    copy: (request) => readCopy(services, request.actor, askFor(app, request)),
  })
}
