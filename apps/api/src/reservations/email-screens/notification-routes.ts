import { emailCalls } from '@dvor/contract/calls/desk/emails.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { countRemovalNotices, ensureConfirmation, ensureStateNotice } from './repeat-notices.ts'

/**
 * Mounts the notification calls of docs/contract.md, Back office. The server writes each e-mail with the change itself,
 * so these calls only make sure that it exists: a repeated or late call sends nothing twice.
 */
export function mountNotifications(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, emailCalls, {
    sendConfirmation: async ({ body }) => ({
      notices: await ensureConfirmation(db, body.reservationId, services),
    }),
    sendStateChange: async ({ body: { reservationId, fromState, toState } }) => ({
      notices: await ensureStateNotice(db, reservationId, fromState, toState, services),
    }),
    sendRemovedService: async ({ body }) => ({ notices: await countRemovalNotices(db, body.reservationId) }),
  })
}
