import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

const english = { sk: 'Po anglicky', en: 'In English' }

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
  fields: {
    page: f.text({ label: { sk: 'Stránka', en: 'Page' }, required: true, readOnly: true, inList: true }),
    mark: f.text({
      label: { sk: 'Časť stránky', en: 'Part of the page' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    title: f.text({ label: { sk: 'Nadpis', en: 'Heading' }, inList: true }),
    content: f.html({ label: { sk: 'Obsah', en: 'Content' } }),
    title_en: f.text({ label: { sk: 'Nadpis po anglicky', en: 'Heading in English' }, section: english }),
    content_en: f.html({
      label: { sk: 'Obsah po anglicky', en: 'Content in English' },
      help: {
        sk: 'Keď chýba, anglická stránka ukáže slovenský text a povie to.',
        en: 'If missing, the English page shows the Slovak text and says so.',
      },
      section: english,
    }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
  },
})
