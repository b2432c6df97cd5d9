import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Articles of the blog; visitors see an active one from the moment it is published. */
export const blogArticles = declare({
  name: 'blog-articles',
  label: { one: { sk: 'Článok', en: 'Article' }, many: { sk: 'Články', en: 'Articles' } },
  adminPath: '/blog-articles',
  operations: fullPattern,
  permissions: { read: 'content.edit', edit: 'content.edit', delete: 'content.publish' },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'published_at:DESC',
  uploadRef: 'blog-article',
  fields: {
    title: f.text({ label: { sk: 'Nadpis', en: 'Heading' }, required: true, inList: true }),
    slug: f.slug({
      label: { sk: 'Adresa článku', en: 'Address of the article' },
      default: '',
      help: {
        sk: 'Vyplní sa sama z nadpisu. Po zmene vedú staré odkazy na novú adresu.',
        en: 'Filled in by itself from the heading. After a change, old links lead to the new address.',
      },
    }),
    perex: f.longtext({ label: { sk: 'Úvod', en: 'Introduction' } }),
    content: f.html({ label: { sk: 'Text', en: 'Text' } }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    blog_category: f.relation('blog-categories', {
      label: { sk: 'Rubrika', en: 'Section' },
      nested: true,
      inList: true,
    }),
    published_at: f.instant({
      edits: 'content.publish',
      label: { sk: 'Zverejnený od', en: 'Published from' },
      inList: true,
      help: { sk: 'Bez dátumu článok na webe nie je.', en: 'Without a date the article is not on the site.' },
    }),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
