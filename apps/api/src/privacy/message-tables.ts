import { contactMessageRows } from '../db/schema/messages/contact-messages.ts'
import { incomingEmailRows } from '../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { threadNotes } from '../db/schema/messages/thread-notes.ts'
import { emailsOf, incomingOf, messagesOf, ofReservations } from './conditions.ts'
import type { PersonTable } from './person.ts'

/** Tables with what a person wrote and was written, in the order of the export. */
export const messageTables: readonly PersonTable[] = [
  {
    name: 'outgoing-emails',
    label: { sk: 'E-maily', en: 'E-mails' },
    table: outgoingEmailRows,
    omit: ['body', 'event_key', 'claimed_until'],
    of: emailsOf,
  },
  {
    name: 'incoming-emails',
    label: { sk: 'Došlé e-maily', en: 'Incoming e-mails' },
    table: incomingEmailRows,
    omit: ['html'],
    of: incomingOf,
  },
  {
    name: 'thread_notes',
    label: { sk: 'Poznámky medzi správami', en: 'Notes between messages' },
    table: threadNotes,
    of: (person) => ofReservations(threadNotes.reservation, person),
  },
  {
    name: 'contact-messages',
    label: { sk: 'Správy z webu', en: 'Messages of the site' },
    table: contactMessageRows,
    of: messagesOf,
  },
]
