import { outgoingEmails } from '../../collections/messages/outgoing-emails.ts'
import * as emails from '../../messages/emails.ts'
import { recordOf } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { emailPaths } from './email-paths.ts'

/** Texts of e-mails, the outbox, and the notification calls (docs/contract.md, Back office). */
export const emailCalls = declareCalls('editable-automated-emails', emailPaths, {
  words: { access: 'content.edit', summary: 'Slová, ktoré text môže použiť', answer: emails.emailWords },
  preview: {
    access: 'messages.send',
    also: ['content.edit'],
    summary: 'Náhľad s rezerváciou',
    body: emails.emailPreviewRequest,
    answer: emails.emailPreview,
  },
  test: {
    keyed: true,
    access: 'messages.send',
    also: ['content.edit'],
    summary: 'Skúšobný e-mail prihlásenému',
    body: emails.emailPreviewRequest,
    answer: emails.emailTested,
  },
  /** A written e-mail with its pictures in the html. */
  show: {
    access: 'messages.read',
    tag: 'outgoing-emails',
    summary: 'Ako e-mail vyzerá',
    answer: emails.emailPreview,
  },
  resend: {
    keyed: true,
    access: 'messages.send',
    tag: 'outgoing-emails',
    summary: 'Poslať znova',
    answer: recordOf(outgoingEmails),
  },
  sendConfirmation: {
    keyed: true,
    access: 'messages.send',
    tag: 'reservations',
    summary: 'Potvrdenie hosťovi',
    body: emails.confirmationNotice,
    answer: emails.noticesWritten,
  },
  sendStateChange: {
    keyed: true,
    access: 'messages.send',
    tag: 'reservations',
    summary: 'Oznámenie o zmene stavu',
    body: emails.stateChangeNotice,
    answer: emails.noticesWritten,
  },
  sendRemovedService: {
    keyed: true,
    access: 'messages.send',
    tag: 'reservations',
    summary: 'Oznámenie o zrušenej službe',
    body: emails.removedServiceNotice,
    answer: emails.noticesWritten,
  },
})
