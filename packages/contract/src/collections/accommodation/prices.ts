import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Seasons of a unit; `booking/pricing/rate.ts` decides which row applies to a night. */
export const prices = declare({
  name: 'prices',
  label: { one: 'Cena', many: 'Ceny' },
  adminPath: '/prices',
  operations: ['list', 'single', 'create', 'edit', 'delete'],
  titleField: 'title',
  sort: 'valid_from:ASC',
  ranges: [['valid_from', 'valid_to']],
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: 'Jednotka',
      required: true,
      nested: false,
      parent: true,
      inList: true,
    }),
    title: f.text({ label: 'Názov sezóny', required: true, inList: true }),
    valid_from: f.day({ label: 'Od noci', required: true, inList: true }),
    valid_to: f.day({ label: 'Do noci (vrátane)', required: true, inList: true }),
    weekdays: f.weekdays({ label: 'Dni v týždni', default: [], help: 'Prázdne znamená každý deň.' }),
    price: f.cents({ label: 'Cena za noc', required: true, inList: true }),
    extra_person_price: f.cents({ label: 'Ďalšia osoba za noc' }),
    min_nights: f.minNights({ label: 'Najmenej nocí' }),
    arrival_weekdays: f.weekdays({ label: 'Príchod len v', default: [] }),
    departure_weekdays: f.weekdays({ label: 'Odchod len v', default: [] }),
    priority: f.integer({ label: 'Prednosť', default: 0, help: 'Vyššie číslo vyhráva.' }),
    active: f.flag({ label: 'Platí', default: true, inList: true }),
  },
})
