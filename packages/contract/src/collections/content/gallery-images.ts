import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** A picture of exactly one owner; the file itself is uploaded after the row exists (docs/contract.md, Collections). */
export const galleryImages = declare({
  name: 'gallery-images',
  label: {
    one: { sk: 'Obrázok galérie', en: 'Gallery picture' },
    many: { sk: 'Obrázky galérií', en: 'Gallery pictures' },
  },
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'alt',
  sort: 'order:ASC',
  uploadRef: 'gallery-image',
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      parent: true,
    }),
    activity: f.relation('activities', { label: { sk: 'Aktivita', en: 'Activity' }, parent: true }),
    gallery: f.relation('galleries', { label: { sk: 'Galéria', en: 'Gallery' }, parent: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    alt: f.text({
      label: { sk: 'Čo je na obrázku', en: 'What the picture shows' },
      inList: true,
      help: { sk: 'Číta sa nevidiacim a vyhľadávačom.', en: 'Read to blind people and to search engines.' },
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      required: true,
      inList: true,
    }),
  },
})
