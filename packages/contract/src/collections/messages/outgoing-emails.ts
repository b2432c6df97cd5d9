import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const emailStates = [
  { value: 'queued', label: 'Čaká' },
  { value: 'sent', label: 'Odoslaný' },
  { value: 'stored', label: 'Uložený, nie je nastavená pošta' },
  { value: 'failed', label: 'Skúsime znova' },
  { value: 'dead', label: 'Neodoslaný' },
  { value: 'superseded', label: 'Nahradený novším' },
] as const

/** The outbox for the owner. */
export const outgoingEmails = declare({
  name: 'outgoing-emails',
  label: { one: 'Odoslaný e-mail', many: 'Odoslané e-maily' },
  adminPath: '/outgoing-emails',
  operations: ['list', 'count', 'single'],
  titleField: 'subject',
  sort: 'createdAt:DESC',
  fields: {
    key: f.text({ label: 'Druh', required: true, readOnly: true, inList: true }),
    reservation: f.relation('reservations', { label: 'Rezervácia', readOnly: true }),
    to: f.email({ label: 'Komu', required: true, readOnly: true, inList: true }),
    subject: f.text({ label: 'Predmet', required: true, readOnly: true, inList: true }),
    body: f.html({ label: 'Text', required: true, readOnly: true }),
    state: f.choice(emailStates, { label: 'Stav', default: 'queued', readOnly: true, inList: true }),
    attempts: f.count({ label: 'Pokusy', default: 0, readOnly: true, inList: true }),
    last_error: f.longtext({ label: 'Posledná chyba', readOnly: true, inList: true }),
    sent_at: f.instant({ label: 'Odoslané', readOnly: true, inList: true }),
    message_id: f.text({ label: 'Message-ID', required: true, readOnly: true }),
  },
})
