import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Times of a service, every week or on one day; without count and single read (docs/contract.md, Collections). */
export const serviceSlots = declare({
  name: 'service-slots',
  label: {
    one: { sk: 'Termín služby', en: 'Time of a service' },
    many: { sk: 'Termíny služieb', en: 'Times of services' },
  },
  operations: ['list', 'create', 'edit', 'delete'],
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'time_from',
  sort: 'time_from:ASC',
  ranges: [
    ['time_from', 'time_to'],
    ['valid_from', 'valid_to'],
  ],
  fields: {
    service: f.relation('services', {
      label: { sk: 'Služba', en: 'Service' },
      required: true,
      nested: false,
      parent: true,
      inList: true,
    }),
    weekday: f.whole(
      1,
      7,
    )({
      label: { sk: 'Deň v týždni', en: 'Weekday' },
      help: { sk: '1 je pondelok, 7 nedeľa.', en: '1 is Monday, 7 Sunday.' },
      inList: true,
    }),
    day: f.day({
      label: { sk: 'Jediný deň', en: 'Single day' },
      help: { sk: 'Namiesto dňa v týždni.', en: 'In place of a weekday.' },
      inList: true,
    }),
    time_from: f.time({ label: { sk: 'Od', en: 'From' }, required: true, inList: true }),
    time_to: f.time({ label: { sk: 'Do', en: 'To' }, required: true, inList: true }),
    capacity: f.atLeastOne({ label: { sk: 'Miest', en: 'Seats' }, required: true, inList: true }),
    valid_from: f.day({ label: { sk: 'Platí od', en: 'Valid from' } }),
    valid_to: f.day({ label: { sk: 'Platí do (vrátane)', en: 'Valid to (included)' } }),
    active: f.flag({ label: { sk: 'Ponúka sa', en: 'Offered' }, default: true, inList: true }),
  },
})
