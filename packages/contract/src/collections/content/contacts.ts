import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Read and edit only (docs/contract.md, Collections); migrations and sample content create the rows. */
export const contacts = declare({
  name: 'contacts',
  label: { one: { sk: 'Kontakt', en: 'Contact' }, many: { sk: 'Kontakty', en: 'Contacts' } },
  adminPath: '/contacts',
  operations: ['list', 'single', 'edit'],
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'label',
  sort: 'order:ASC',
  fields: {
    label: f.text({ label: { sk: 'Označenie', en: 'Label' }, required: true, inList: true }),
    name: f.text({ label: { sk: 'Meno', en: 'Name' }, inList: true }),
    role: f.text({ label: { sk: 'Čo má na starosti', en: 'In charge of' } }),
    phone: f.phone({ label: { sk: 'Telefón', en: 'Phone' }, inList: true }),
    email: f.email({ label: { sk: 'E-mail', en: 'E-mail' }, inList: true }),
    opening_hours: f.longtext({ label: { sk: 'Kedy nás zastihnete', en: 'When you reach us' } }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
