import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { askedLanguage } from '../reservations/asked-stay-fields.ts'

/** Messages of visitors. The public form creates them, so there is no create here. */
export const contactMessages = declare({
  name: 'contact-messages',
  label: {
    one: { sk: 'Správa z webu', en: 'Message from the site' },
    many: { sk: 'Správy z webu', en: 'Messages from the site' },
  },
  adminPath: '/contact-messages',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'enquiries.manage', edit: 'enquiries.manage' },
  titleField: 'name',
  sort: 'createdAt:DESC',
  fields: {
    is_new: f.flag({ label: { sk: 'Neprečítaná', en: 'Unread' }, default: true, inList: true }),
    answered: f.flag({ label: { sk: 'Zodpovedaná', en: 'Answered' }, default: false, inList: true }),
    name: f.text({ label: { sk: 'Meno', en: 'Name' }, required: true, readOnly: true, inList: true }),
    email: f.email({
      sees: 'guests.read',
      label: { sk: 'E-mail', en: 'E-mail' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    phone: f.phone({ sees: 'guests.read', label: { sk: 'Telefón', en: 'Phone' }, readOnly: true }),
    message: f.longtext({
      label: { sk: 'Správa', en: 'Message' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    language: askedLanguage,
    note: f.longtext({
      label: { sk: 'Naša poznámka', en: 'Our note' },
      help: { sk: 'Hosť ju neuvidí.', en: 'The guest does not see it.' },
    }),
  },
})
