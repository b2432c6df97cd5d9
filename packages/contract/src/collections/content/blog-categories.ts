import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const blogCategories = declare({
  name: 'blog-categories',
  label: {
    one: { sk: 'Rubrika blogu', en: 'Blog section' },
    many: { sk: 'Rubriky blogu', en: 'Blog sections' },
  },
  adminPath: '/blog-categories',
  operations: fullPattern,
  permissions: { read: 'content.edit', edit: 'content.edit' },
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
    order: f.place({ inList: true }),
  },
})
