import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Products of the farm on /nasa-produkcia, each with its pictures. */
export const imageBlogArticles = declare({
  name: 'image-blog-articles',
  label: { one: 'Produkt', many: 'Naše produkty' },
  adminPath: '/image-blog-articles',
  operations: fullPattern,
  titleField: 'title',
  sort: 'order:ASC',
  uploadRef: 'image-blog-article',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    perex: f.longtext({ label: 'Úvod' }),
    content: f.html({ label: 'Text' }),
    logo: f.file({ label: 'Hlavný obrázok', inList: true }),
    files: f.files({ label: 'Ďalšie obrázky' }),
    link: f.url({ label: 'Odkaz', help: 'Napríklad do e-shopu; nemusí byť.' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazený na webe', default: true, inList: true }),
  },
})
