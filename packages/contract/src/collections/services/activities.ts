import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const activityKinds = [
  { value: 'farm', label: { sk: 'U nás', en: 'At our place' } },
  { value: 'trip', label: { sk: 'Výlet', en: 'Trip' } },
  { value: 'service', label: { sk: 'Služba', en: 'Service' } },
] as const

export const activities = declare({
  name: 'activities',
  label: { one: { sk: 'Aktivita', en: 'Activity' }, many: { sk: 'Aktivity', en: 'Activities' } },
  adminPath: '/activities',
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
  uploadRef: 'activities',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa stránky', en: 'Address of the page' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    perex: f.longtext({ label: { sk: 'Úvod', en: 'Introduction' }, translated: true }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    kind: f.choice(activityKinds, { label: { sk: 'Druh', en: 'Kind' }, required: true, inList: true }),
    duration: f.text({ label: { sk: 'Trvanie', en: 'Duration' }, translated: true }),
    distance_km: f.extent({ label: { sk: 'Vzdialenosť v km', en: 'Distance in km' } }),
    latitude: f.latitude({
      label: { sk: 'Zemepisná šírka', en: 'Latitude' },
      help: {
        sk: 'S oboma súradnicami je miesto na mape okolia.',
        en: 'With both coordinates the place is on the map of the surroundings.',
      },
    }),
    longitude: f.longitude({ label: { sk: 'Zemepisná dĺžka', en: 'Longitude' } }),
    price_text: f.text({
      edits: 'prices.edit',
      label: { sk: 'Cena slovom', en: 'Price in words' },
      translated: true,
    }),
    service: f.relation('services', {
      label: { sk: 'Dá sa objednať ako služba', en: 'Can be booked as a service' },
      nested: true,
      help: {
        sk: 'Na webe pribudne tlačidlo, ktoré vedie k jej termínom.',
        en: 'The site gets a button that leads to its times.',
      },
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
