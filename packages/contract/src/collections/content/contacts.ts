import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Read and edit only (docs/product.md, section 7); migrations and sample content create the rows. */
export const contacts = declare({
  name: 'contacts',
  label: { one: 'Kontakt', many: 'Kontakty' },
  adminPath: '/contacts',
  operations: ['list', 'single', 'edit'],
  titleField: 'label',
  sort: 'order:ASC',
  fields: {
    label: f.text({ label: 'Označenie', required: true, inList: true }),
    name: f.text({ label: 'Meno', inList: true }),
    role: f.text({ label: 'Čo má na starosti' }),
    phone: f.phone({ label: 'Telefón', inList: true }),
    email: f.email({ label: 'E-mail', inList: true }),
    opening_hours: f.longtext({ label: 'Kedy nás zastihnete' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazený na webe', default: true, inList: true }),
  },
})
