import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** A picture of exactly one owner; the file itself is uploaded after the row exists (docs/product.md, section 7). */
export const galleryImages = declare({
  name: 'gallery-images',
  label: { one: 'Obrázok galérie', many: 'Obrázky galérií' },
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  titleField: 'alt',
  sort: 'order:ASC',
  uploadRef: 'gallery-image',
  fields: {
    accommodation_unit: f.relation('accommodation-units', { label: 'Jednotka', parent: true }),
    activity: f.relation('activities', { label: 'Aktivita', parent: true }),
    gallery: f.relation('galleries', { label: 'Galéria', parent: true }),
    image: f.file({ label: 'Obrázok', inList: true }),
    alt: f.text({ label: 'Čo je na obrázku', inList: true, help: 'Číta sa nevidiacim a vyhľadávačom.' }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazený na webe', required: true, inList: true }),
  },
})
