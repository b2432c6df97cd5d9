import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const activityKinds = [
  { value: 'farm', label: 'Na dvore' },
  { value: 'trip', label: 'Výlet' },
  { value: 'service', label: 'Služba' },
] as const

export const activities = declare({
  name: 'activities',
  label: { one: 'Aktivita', many: 'Aktivity' },
  adminPath: '/activities',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'activities',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa stránky', default: '', help: 'Vyplní sa sama z názvu.' }),
    perex: f.longtext({ label: 'Úvod' }),
    description: f.html({ label: 'Opis' }),
    image: f.file({ label: 'Obrázok', inList: true }),
    kind: f.choice(activityKinds, { label: 'Druh', required: true, inList: true }),
    duration: f.text({ label: 'Trvanie' }),
    distance_km: f.extent({ label: 'Vzdialenosť v km' }),
    latitude: f.latitude({ label: 'Zemepisná šírka', help: 'S oboma súradnicami je miesto na mape okolia.' }),
    longitude: f.longitude({ label: 'Zemepisná dĺžka' }),
    price_text: f.text({ label: 'Cena slovom' }),
    service: f.relation('services', {
      label: 'Dá sa objednať ako služba',
      nested: true,
      help: 'Na webe pribudne tlačidlo, ktoré vedie k jej termínom.',
    }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazená na webe', default: true, inList: true }),
  },
})
