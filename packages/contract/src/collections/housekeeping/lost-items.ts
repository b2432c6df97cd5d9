import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Things that guests left behind. */
export const lostItems = declare({
  name: 'lost-items',
  label: {
    one: { sk: 'Nájdená vec', en: 'Found item' },
    many: { sk: 'Straty a nálezy', en: 'Lost and found' },
  },
  adminPath: '/lost-items',
  operations: fullPattern,
  permissions: { read: 'housekeeping.read', edit: 'housekeeping.work' },
  titleField: 'title',
  sort: 'found_on:DESC',
  uploadRef: 'lost-item',
  phoneFields: ['found_on', 'accommodation_unit'],
  fields: {
    title: f.text({ label: { sk: 'Čo sa našlo', en: 'What was found' }, required: true, inList: true }),
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Izba', en: 'Room' },
      nested: true,
      inList: true,
    }),
    place: f.text({ label: { sk: 'Kde presne', en: 'Where exactly' } }),
    found_on: f.day({
      label: { sk: 'Kedy', en: 'When' },
      help: { sk: 'Prázdne: dnes.', en: 'Empty: today.' },
      inList: true,
    }),
    found_by: f.text({ label: { sk: 'Kto to našiel', en: 'Found by' }, readOnly: true }),
    photos: f.files({ label: { sk: 'Fotky', en: 'Photos' } }),
    handed_to: f.text({ label: { sk: 'Komu sa odovzdalo', en: 'Handed over to' }, inList: true }),
    handed_on: f.day({ label: { sk: 'Odovzdané dňa', en: 'Handed over on' } }),
    note: f.longtext({ label: { sk: 'Poznámka', en: 'Note' } }),
  },
})
