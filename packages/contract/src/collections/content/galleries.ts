import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const galleries = declare({
  name: 'galleries',
  label: { one: { sk: 'Galéria', en: 'Gallery' }, many: { sk: 'Galérie', en: 'Galleries' } },
  adminPath: '/galleries',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    slug: f.slug({
      label: { sk: 'Adresa', en: 'Address' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    description: f.longtext({ label: { sk: 'Opis', en: 'Description' } }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazená na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
