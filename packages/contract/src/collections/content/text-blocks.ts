import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Editable page content; migrations and sample content create the rows, so there is no create. */
export const textBlocks = declare({
  name: 'text-blocks',
  label: { one: { sk: 'Textový blok', en: 'Text block' }, many: { sk: 'Stránky', en: 'Pages' } },
  adminPath: '/cms-pages',
  operations: ['list', 'count', 'single', 'edit'],
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'title',
  sort: 'page:ASC,mark:ASC',
  uploadRef: 'text-block',
  isOneText: true,
  fields: {
    page: f.text({ label: { sk: 'Stránka', en: 'Page' }, required: true, readOnly: true, inList: true }),
    mark: f.text({
      label: { sk: 'Časť stránky', en: 'Part of the page' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    title: f.text({ label: { sk: 'Nadpis', en: 'Heading' }, inList: true, translated: true }),
    content: f.html({ label: { sk: 'Obsah', en: 'Content' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
  },
})
