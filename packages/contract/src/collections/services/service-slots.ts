import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Times of a service, every week or on one day; without count and single read (docs/product.md, section 7). */
export const serviceSlots = declare({
  name: 'service-slots',
  label: { one: 'Termín služby', many: 'Termíny služieb' },
  operations: ['list', 'create', 'edit', 'delete'],
  titleField: 'time_from',
  sort: 'time_from:ASC',
  ranges: [
    ['time_from', 'time_to'],
    ['valid_from', 'valid_to'],
  ],
  fields: {
    service: f.relation('services', {
      label: 'Služba',
      required: true,
      nested: false,
      parent: true,
      inList: true,
    }),
    weekday: f.whole(1, 7)({ label: 'Deň v týždni', help: '1 je pondelok, 7 nedeľa.', inList: true }),
    day: f.day({ label: 'Jediný deň', help: 'Namiesto dňa v týždni.', inList: true }),
    time_from: f.time({ label: 'Od', required: true, inList: true }),
    time_to: f.time({ label: 'Do', required: true, inList: true }),
    capacity: f.atLeastOne({ label: 'Miest', required: true, inList: true }),
    valid_from: f.day({ label: 'Platí od' }),
    valid_to: f.day({ label: 'Platí do (vrátane)' }),
    active: f.flag({ label: 'Ponúka sa', default: true, inList: true }),
  },
})
