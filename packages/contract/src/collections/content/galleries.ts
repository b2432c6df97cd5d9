import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const galleries = declare({
  name: 'galleries',
  label: { one: 'Galéria', many: 'Galérie' },
  adminPath: '/galleries',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa', default: '', inList: true, help: 'Vyplní sa sama z názvu.' }),
    description: f.longtext({ label: 'Opis' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazená na webe', default: true, inList: true }),
  },
})
