import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Messages of visitors. The public form creates them, so there is no create here. */
export const contactMessages = declare({
  name: 'contact-messages',
  label: { one: 'Správa z webu', many: 'Správy z webu' },
  adminPath: '/contact-messages',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  titleField: 'name',
  sort: 'createdAt:DESC',
  fields: {
    is_new: f.flag({ label: 'Neprečítaná', default: true, inList: true }),
    answered: f.flag({ label: 'Zodpovedaná', default: false, inList: true }),
    name: f.text({ label: 'Meno', required: true, readOnly: true, inList: true }),
    email: f.email({ label: 'E-mail', required: true, readOnly: true, inList: true }),
    phone: f.phone({ label: 'Telefón', readOnly: true }),
    message: f.longtext({ label: 'Správa', required: true, readOnly: true, inList: true }),
    note: f.longtext({ label: 'Naša poznámka', help: 'Hosť ju neuvidí.' }),
  },
})
