import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const accommodationObjects = declare({
  name: 'accommodation-objects',
  label: {
    one: { sk: 'Ubytovací objekt', en: 'Building' },
    many: { sk: 'Ubytovacie objekty', en: 'Buildings' },
  },
  adminPath: '/accommodation-objects',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'settings.edit',
    delete: 'settings.edit',
  },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'accommodation-object',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa stránky', en: 'Address of the page' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    short_description: f.longtext({
      label: { sk: 'Krátky opis', en: 'Short description' },
      translated: true,
    }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    address: f.text({ label: { sk: 'Adresa', en: 'Address' }, inList: true }),
    registration_number: f.registrationNumber({
      label: {
        sk: 'Registračné číslo krátkodobého prenájmu',
        en: 'Registration number of short-term rental',
      },
      help: {
        sk: 'Ak vám ho úrad pridelil (nariadenie EÚ 2024/1028). Ukáže sa na webe, v kalendároch pre portály a na dokladoch.',
        en: 'If the authority has given you one (Regulation (EU) 2024/1028). Shown on the site, in calendars for portals and on documents.',
      },
    }),
    latitude: f.latitude({ label: { sk: 'Zemepisná šírka', en: 'Latitude' } }),
    longitude: f.longitude({ label: { sk: 'Zemepisná dĺžka', en: 'Longitude' } }),
    check_in_from: f.time({ label: { sk: 'Príchod od', en: 'Check-in from' } }),
    check_out_until: f.time({ label: { sk: 'Odchod do', en: 'Check-out by' } }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazené na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
