import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Editable page content; migrations and sample content create the rows, so there is no create. */
export const textBlocks = declare({
  name: 'text-blocks',
  label: { one: 'Textový blok', many: 'Stránky' },
  adminPath: '/cms-pages',
  operations: ['list', 'count', 'single', 'edit'],
  titleField: 'title',
  sort: 'page:ASC,mark:ASC',
  uploadRef: 'text-block',
  fields: {
    page: f.text({ label: 'Stránka', required: true, readOnly: true, inList: true }),
    mark: f.text({ label: 'Značka', required: true, readOnly: true, inList: true }),
    title: f.text({ label: 'Nadpis', inList: true }),
    content: f.html({ label: 'Obsah' }),
    image: f.file({ label: 'Obrázok', inList: true }),
  },
})
