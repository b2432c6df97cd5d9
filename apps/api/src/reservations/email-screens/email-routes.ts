import { outgoingEmails as declaration } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import {
  emailPreview,
  emailPreviewRequest,
  emailTested,
  emailWords,
  reservationMessage,
} from '@dvor/contract/messages/emails.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answers, typedApp } from '../../platform/http/typed-routes.ts'
import { present } from '../../crud/present.ts'
import { collectionOf } from '../../crud/registry.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { findRow } from '../../crud/read.ts'
import { notFound } from '../../platform/errors.ts'
import { findReservation } from '../queries/reservation-queries.ts'
import { mountNotifications } from './notification-routes.ts'
import { previewEmail, sendTestEmail } from './preview-email.ts'
import { withPaymentCode } from './payment-code.ts'
import { findEmail, findTextsById, isWhole, listEmailsOf } from '../../messaging/queries.ts'
import { resendEmail } from './resend-email.ts'
import { isEmailKey } from '../../messaging/rendering/email-kinds.ts'
import { wordsOf } from '../../messaging/rendering/vocabulary.ts'

const params = z.object({ id })
const config = { access: 'admin' } as const

/** Mounts the admins' actions on e-mails beyond reading and editing, and the notification calls (docs/contract.md, Back office). */
export function mountEmails(app: FastifyInstance, services: CollectionServices): void {
  mountTexts(app, services)
  mountOutbox(app, services)
  mountNotifications(app, services)
}

function mountTexts(app: FastifyInstance, services: CollectionServices): void {
  const typed = typedApp(app)
  const tags = ['editable-automated-emails']
  typed.get('/editable-automated-emails/:id/variables', {
    config,
    schema: { tags, summary: 'Slová, ktoré text môže použiť', params, response: answers(emailWords) },
    handler: async ({ params: { id: textId } }) => {
      const texts = await findTextsById(services.db, textId)
      if (!texts || !isEmailKey(texts.key)) throw notFound('E-mail')
      return wordsOf(texts.key)
    },
  })
  const shown = { tags, params, body: emailPreviewRequest }
  typed.post('/editable-automated-emails/:id/preview', {
    config,
    schema: { ...shown, summary: 'Náhľad s rezerváciou', response: answers(emailPreview) },
    handler: ({ params: { id: textId }, body }) => previewEmail(services, textId, body),
  })
  typed.post('/editable-automated-emails/:id/test', {
    config,
    schema: { ...shown, summary: 'Skúšobný e-mail prihlásenému', response: answers(emailTested) },
    handler: async ({ actor, params: { id: textId }, body }) => ({
      to: await sendTestEmail(services, actor, textId, body),
    }),
  })
}

function mountOutbox(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  const typed = typedApp(app)
  typed.get('/reservations/:id/messages', {
    config,
    schema: {
      tags: ['reservations'],
      summary: 'Správy k rezervácii',
      params,
      response: answers(z.array(reservationMessage)),
    },
    handler: async ({ params: { id: reservationId } }) => {
      await findReservation(db, { id: reservationId })
      const emails = await listEmailsOf(db, reservationId)
      return emails.map((email) => reservationMessage.parse(email))
    },
  })
  typed.get('/outgoing-emails/:id/preview', {
    config,
    schema: {
      tags: ['outgoing-emails'],
      summary: 'Ako e-mail vyzerá',
      params,
      response: answers(emailPreview),
    },
    handler: async ({ params: { id: emailId } }) => {
      const email = await findEmail(db, emailId)
      // Nothing is left to be shown of one that was erased.
      if (!email || !isWhole(email)) throw notFound('E-mail')
      const { subject, body, body_text } = email
      return { subject, html: await withPaymentCode(body), text: body_text }
    },
  })
  typed.post('/outgoing-emails/:id/resend', {
    config,
    schema: {
      tags: ['outgoing-emails'],
      summary: 'Poslať znova',
      params,
      response: answers(z.looseObject({ id })),
    },
    handler: async ({ actor, params: { id: emailId } }) => {
      const context = { actor, clock, publicUrl }
      const sentId = await resendEmail(services, actor, emailId)
      const outgoingEmails = collectionOf(registry, declaration)
      const row = await findRow(db, outgoingEmails, sentId, context)
      const [record] = await present(db, registry, outgoingEmails, [row], context, 'single')
      return { ...record, id: sentId }
    },
  })
}
