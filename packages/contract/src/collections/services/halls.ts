import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Halls to rent for a celebration or a meeting. */
export const halls = declare({
  name: 'halls',
  label: { one: { sk: 'Sála', en: 'Hall' }, many: { sk: 'Sály', en: 'Halls' } },
  adminPath: '/halls',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'hall',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa', en: 'Address' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    images: f.files({ label: { sk: 'Obrázky', en: 'Pictures' }, inList: true }),
    capacity: f.atLeastOne({ label: { sk: 'Počet osôb', en: 'Number of people' }, inList: true }),
    area_m2: f.extent({ label: { sk: 'Plocha v m²', en: 'Area in m²' } }),
    price_text: f.text({
      edits: 'prices.edit',
      label: { sk: 'Cena slovom', en: 'Price in words' },
      inList: true,
      translated: true,
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazená na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
