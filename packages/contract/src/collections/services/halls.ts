import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Halls to rent for a celebration or a meeting. */
export const halls = declare({
  name: 'halls',
  label: { one: 'Sála', many: 'Sály' },
  adminPath: '/halls',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'hall',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa', default: '', help: 'Vyplní sa sama z názvu.' }),
    description: f.html({ label: 'Opis' }),
    images: f.files({ label: 'Obrázky', inList: true }),
    capacity: f.atLeastOne({ label: 'Počet osôb', inList: true }),
    area_m2: f.extent({ label: 'Plocha v m²' }),
    price_text: f.text({ label: 'Cena slovom', inList: true }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazená na webe', default: true, inList: true }),
  },
})
