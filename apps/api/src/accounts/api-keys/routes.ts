import { apiKeyCalls } from '@dvor/contract/calls/accounts/api-keys.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { createApiKey } from './create-api-key.ts'

/** Mounts the making of keys for programs; the collection lists, changes and withdraws them. */
export function mountApiKeys(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, apiKeyCalls, {
    create: ({ actor, body }) => createApiKey(services, actor, body),
  })
}
