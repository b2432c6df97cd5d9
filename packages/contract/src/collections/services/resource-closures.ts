import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Days, or hours of days, on which a resource is not there: a horse is ill, the arena is mended. */
export const resourceClosures = declare({
  name: 'resource-closures',
  label: {
    one: { sk: 'Výluka zdroja', en: 'Closure of a resource' },
    many: { sk: 'Výluky zdrojov', en: 'Closures of resources' },
  },
  adminPath: '/resource-closures',
  operations: fullPattern,
  permissions: { read: 'housekeeping.read', edit: 'reservations.move' },
  titleField: 'reason',
  sort: 'day_from:DESC',
  ranges: [
    ['day_from', 'day_to'],
    ['time_from', 'time_to'],
  ],
  fields: {
    resource: f.relation('resources', {
      label: { sk: 'Zdroj', en: 'Resource' },
      required: true,
      nested: true,
      inList: true,
    }),
    day_from: f.day({ label: { sk: 'Od dňa', en: 'From' }, required: true, inList: true }),
    day_to: f.day({ label: { sk: 'Do dňa (vrátane)', en: 'To (included)' }, required: true, inList: true }),
    time_from: f.time({
      label: { sk: 'Od hodiny', en: 'From the hour' },
      help: {
        sk: 'Každý deň v tomto čase. Prázdne: celý deň.',
        en: 'Every day at this time. Empty: all day.',
      },
    }),
    time_to: f.time({ label: { sk: 'Do hodiny', en: 'To the hour' } }),
    quantity: f.atLeastOne({
      label: { sk: 'Koľko ich chýba', en: 'How many are away' },
      inList: true,
      help: { sk: 'Prázdne: všetky.', en: 'Empty: all.' },
    }),
    reason: f.text({ label: { sk: 'Dôvod', en: 'Reason' }, inList: true }),
  },
})
