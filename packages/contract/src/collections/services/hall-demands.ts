import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { askedLanguage } from '../reservations/asked-stay-fields.ts'

export const demandStates = [
  { value: 'new', label: { sk: 'Nový', en: 'New' } },
  { value: 'contacted', label: { sk: 'Ozvali sme sa', en: 'We got in touch' } },
  { value: 'offered', label: { sk: 'Poslaná ponuka', en: 'Offer sent' } },
  { value: 'booked', label: { sk: 'Dohodnuté', en: 'Agreed' } },
  { value: 'closed', label: { sk: 'Uzavretý', en: 'Closed' } },
] as const

/** Enquiries about halls. The public form creates them, so there is no create here (docs/contract.md, Collections). */
export const hallDemands = declare({
  name: 'hall-demands',
  label: {
    one: { sk: 'Dopyt na sálu', en: 'Hall enquiry' },
    many: { sk: 'Dopyty na sály', en: 'Hall enquiries' },
  },
  adminPath: '/hall-demands',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'enquiries.manage', edit: 'enquiries.manage' },
  titleField: 'name',
  sort: 'createdAt:DESC',
  ranges: [['day_from', 'day_to']],
  fields: {
    is_new: f.flag({ label: { sk: 'Nový', en: 'New' }, default: true, inList: true }),
    state: f.choice(demandStates, { label: { sk: 'Stav', en: 'State' }, default: 'new', inList: true }),
    hall: f.relation('halls', { label: { sk: 'Sála', en: 'Hall' }, nested: true, inList: true }),
    name: f.text({ label: { sk: 'Meno', en: 'Name' }, required: true, inList: true }),
    email: f.email({
      sees: 'guests.read',
      label: { sk: 'E-mail', en: 'E-mail' },
      required: true,
      inList: true,
    }),
    phone: f.phone({ sees: 'guests.read', label: { sk: 'Telefón', en: 'Phone' } }),
    event_type: f.text({ label: { sk: 'Čo sa chystá', en: 'What is planned' }, inList: true }),
    day_from: f.day({ label: { sk: 'Od', en: 'From' }, inList: true }),
    day_to: f.day({ label: { sk: 'Do', en: 'To' } }),
    persons: f.count({ label: { sk: 'Počet osôb', en: 'Number of people' } }),
    message: f.longtext({ label: { sk: 'Správa', en: 'Message' } }),
    language: askedLanguage,
    note: f.longtext({ label: { sk: 'Naša poznámka', en: 'Our note' } }),
  },
})
