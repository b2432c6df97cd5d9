import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Products of the property on /nasa-produkcia, each with its pictures. */
export const imageBlogArticles = declare({
  name: 'image-blog-articles',
  label: { one: { sk: 'Produkt', en: 'Product' }, many: { sk: 'Naše produkty', en: 'Our products' } },
  adminPath: '/image-blog-articles',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  sort: 'order:ASC',
  uploadRef: 'image-blog-article',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    perex: f.longtext({ label: { sk: 'Úvod', en: 'Introduction' } }),
    content: f.html({ label: { sk: 'Text', en: 'Text' } }),
    logo: f.file({ label: { sk: 'Hlavný obrázok', en: 'Main picture' }, inList: true }),
    files: f.files({ label: { sk: 'Ďalšie obrázky', en: 'Further pictures' } }),
    link: f.url({
      label: { sk: 'Odkaz', en: 'Link' },
      help: { sk: 'Napríklad do e-shopu; nemusí byť.', en: 'To an e-shop, for example; optional.' },
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
