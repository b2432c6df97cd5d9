import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { emailStates } from '../../values/email-states.ts'

/** The outbox for the owner; recipient, subject and text are null once they were erased. */
export const outgoingEmails = declare({
  name: 'outgoing-emails',
  label: { one: { sk: 'E-mail', en: 'E-mail' }, many: { sk: 'E-maily', en: 'E-mails' } },
  adminPath: '/outgoing-emails',
  operations: ['list', 'count', 'single'],
  permissions: { read: 'messages.read', edit: 'messages.send' },
  titleField: 'subject',
  sort: 'createdAt:DESC',
  fields: {
    key: f.text({ label: { sk: 'Druh', en: 'Kind' }, required: true, readOnly: true, inList: true }),
    reservation: f.relation('reservations', { label: { sk: 'Rezervácia', en: 'Booking' }, readOnly: true }),
    to: f.email({ sees: 'guests.read', label: { sk: 'Komu', en: 'To' }, readOnly: true, inList: true }),
    subject: f.text({ label: { sk: 'Predmet', en: 'Subject' }, readOnly: true, inList: true }),
    body: f.html({ sees: 'money.read', label: { sk: 'Text', en: 'Text' }, readOnly: true }),
    state: f.choice(emailStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'queued',
      readOnly: true,
      inList: true,
    }),
    attempts: f.count({ label: { sk: 'Pokusy', en: 'Attempts' }, default: 0, readOnly: true, inList: true }),
    last_error: f.longtext({
      label: { sk: 'Posledná chyba', en: 'Last error' },
      readOnly: true,
      inList: true,
    }),
    bounce: f.longtext({
      label: { sk: 'Vrátený', en: 'Returned' },
      help: { sk: 'Čo odpovedal poštový server príjemcu.', en: "What the recipient's mail server answered." },
      readOnly: true,
      inList: true,
    }),
    sent_at: f.instant({ label: { sk: 'Odoslané', en: 'Sent' }, readOnly: true, inList: true }),
    message_id: f.text({ label: { sk: 'Message-ID', en: 'Message-ID' }, required: true, readOnly: true }),
  },
})
