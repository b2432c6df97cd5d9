import { outgoingEmails as declaration } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { emailCalls } from '@dvor/contract/calls/desk/emails.ts'
import { reservationCalls } from '@dvor/contract/calls/desk/reservations.ts'
import { reservationMessage } from '@dvor/contract/messages/emails.ts'
import type { FastifyInstance } from 'fastify'
import { present } from '../../crud/present.ts'
import { collectionOf } from '../../crud/registry.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { findRow } from '../../crud/read.ts'
import { notFound } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { findReservation } from '../queries/reservation-queries.ts'
import { previewEmail, sendTestEmail } from './preview-email.ts'
import { withPaymentCode } from './payment-code.ts'
import { findEmail, findTextsById, isWhole, listEmailsOf } from '../../messaging/queries.ts'
import { countRemovalNotices, ensureConfirmation, ensureStateNotice } from './repeat-notices.ts'
import { resendEmail } from './resend-email.ts'
import { isEmailKey } from '../../messaging/rendering/email-kinds.ts'
import { wordsOf } from '../../messaging/rendering/vocabulary.ts'

/** Mounts the admins' actions on e-mails beyond reading and editing, and the notification calls (docs/contract.md, Back office). */
export function mountEmails(app: FastifyInstance, services: CollectionServices): void {
  mountTexts(app, services)
  mountOutbox(app, services)
  mountNotifications(app, services)
}

/**
 * Mounts the notification calls of docs/contract.md, Back office. The server writes each e-mail with the change itself,
 * so these calls only make sure that it exists: a repeated or late call sends nothing twice.
 */
function mountNotifications(app: FastifyInstance, services: Services): void {
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

function mountTexts(app: FastifyInstance, services: CollectionServices): void {
  mountCalls(app, emailCalls, {
    words: async ({ params }) => {
      const texts = await findTextsById(services.db, params.id)
      if (!texts || !isEmailKey(texts.key)) throw notFound('E-mail')
      return wordsOf(texts.key)
    },
    preview: ({ params, body }) => previewEmail(services, params.id, body),
    test: async ({ actor, params, body }) => ({ to: await sendTestEmail(services, actor, params.id, body) }),
  })
}

function mountOutbox(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  mountCalls(app, reservationCalls, {
    messages: async ({ params }) => {
      await findReservation(db, { id: params.id })
      const emails = await listEmailsOf(db, params.id)
      return emails.map((email) => reservationMessage.parse(email))
    },
  })
  mountCalls(app, emailCalls, {
    show: async ({ params }) => {
      const email = await findEmail(db, params.id)
      // Nothing is left to be shown of one that was erased.
      if (!email || !isWhole(email)) throw notFound('E-mail')
      const { subject, body, body_text } = email
      return { subject, html: await withPaymentCode(body), text: body_text }
    },
    resend: async ({ actor, params }) => {
      const context = { actor, clock, publicUrl }
      const sentId = await resendEmail(services, actor, params.id)
      const outgoingEmails = collectionOf(registry, declaration)
      const row = await findRow(db, outgoingEmails, sentId, context)
      const [record] = await present(db, registry, outgoingEmails, [row], context, 'single')
      return { ...record, id: sentId }
    },
  })
}
