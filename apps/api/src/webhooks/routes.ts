import { webhookCalls } from '@dvor/contract/calls/accounts/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountServices } from '../accounts/services.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { createWebhook, renewSecret } from './edit-webhooks.ts'
import { repeatDelivery, sendTest } from './send-by-hand.ts'

/** Mounts the making of webhooks, their secrets, test events and repetitions; the collection does the rest. */
export function mountWebhooks(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, webhookCalls, {
    create: ({ actor, body }) => createWebhook(services, actor, body),
    renewSecret: ({ actor, params }) => renewSecret(services, actor, params.id),
    test: ({ params }) => sendTest(services, params.id),
    repeat: ({ params }) => repeatDelivery(services, params.id),
  })
}
