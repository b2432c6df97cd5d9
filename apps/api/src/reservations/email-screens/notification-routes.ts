import {
  confirmationNotice,
  noticesWritten,
  removedServiceNotice,
  stateChangeNotice,
} from '@dvor/contract/messages/emails.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { Services } from '../../platform/services.ts'
import { countRemovalNotices, ensureConfirmation, ensureStateNotice } from './repeat-notices.ts'

const config = { access: 'admin' } as const
const tags = ['reservations']
const response = { 200: noticesWritten, default: apiError }

/**
 * Mounts the notification calls of docs/contract.md, Back office. The server writes each e-mail with the change itself,
 * so these calls only make sure that it exists: a repeated or late call sends nothing twice.
 */
export function mountNotifications(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const { db } = services
  typed.post('/send-reservation-confirmation', {
    config,
    schema: { tags, summary: 'Potvrdenie hosťovi', body: confirmationNotice, response },
    handler: async ({ body }) => ({ notices: await ensureConfirmation(db, body.reservationId, services) }),
  })
  typed.post('/send-reservation-state-change', {
    config,
    schema: { tags, summary: 'Oznámenie o zmene stavu', body: stateChangeNotice, response },
    handler: async ({ body: { reservationId, fromState, toState } }) => ({
      notices: await ensureStateNotice(db, reservationId, fromState, toState, services),
    }),
  })
  typed.post('/send-removed-service-notification', {
    config,
    schema: { tags, summary: 'Oznámenie o zrušenej službe', body: removedServiceNotice, response },
    handler: async ({ body }) => ({ notices: await countRemovalNotices(db, body.reservationId) }),
  })
}
