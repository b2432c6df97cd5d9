import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const accommodationObjects = declare({
  name: 'accommodation-objects',
  label: { one: 'Ubytovací objekt', many: 'Ubytovacie objekty' },
  adminPath: '/accommodation-objects',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'accommodation-object',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa stránky', default: '', help: 'Vyplní sa sama z názvu.' }),
    short_description: f.longtext({ label: 'Krátky opis' }),
    description: f.html({ label: 'Opis' }),
    image: f.file({ label: 'Obrázok', inList: true }),
    address: f.text({ label: 'Adresa', inList: true }),
    latitude: f.latitude({ label: 'Zemepisná šírka' }),
    longitude: f.longitude({ label: 'Zemepisná dĺžka' }),
    check_in_from: f.time({ label: 'Príchod od' }),
    check_out_until: f.time({ label: 'Odchod do' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazené na webe', default: true, inList: true }),
  },
})
