import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const blogCategories = declare({
  name: 'blog-categories',
  label: { one: 'Rubrika blogu', many: 'Rubriky blogu' },
  adminPath: '/blog-categories',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa', default: '', help: 'Vyplní sa sama z názvu.' }),
    order: f.place({ inList: true }),
  },
})
