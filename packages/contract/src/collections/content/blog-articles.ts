import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Articles of the blog; visitors see an active one from the moment it is published. */
export const blogArticles = declare({
  name: 'blog-articles',
  label: { one: 'Článok', many: 'Články' },
  adminPath: '/blog-articles',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'published_at:DESC',
  uploadRef: 'blog-article',
  fields: {
    title: f.text({ label: 'Nadpis', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa článku', default: '', help: 'Vyplní sa sama z nadpisu.' }),
    perex: f.longtext({ label: 'Úvod' }),
    content: f.html({ label: 'Text' }),
    image: f.file({ label: 'Obrázok', inList: true }),
    blog_category: f.relation('blog-categories', { label: 'Rubrika', nested: true, inList: true }),
    published_at: f.instant({
      label: 'Zverejnený od',
      inList: true,
      help: 'Bez dátumu článok na webe nie je.',
    }),
    active: f.flag({ label: 'Zobrazený na webe', default: true, inList: true }),
  },
})
