import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const closureKinds = [
  { value: 'closed', label: { sk: 'Zatvorené', en: 'Closed' } },
  { value: 'maintenance', label: { sk: 'Údržba', en: 'Maintenance' } },
  { value: 'own_use', label: { sk: 'Pre seba', en: 'For ourselves' } },
] as const

/** Days on which the owner closes a unit; its nights are in the same table as those of stays. */
export const closures = declare({
  name: 'closures',
  label: { one: { sk: 'Zatvorená izba', en: 'Closure' }, many: { sk: 'Zatvorené izby', en: 'Closures' } },
  adminPath: '/closures',
  operations: fullPattern,
  permissions: { read: 'chart.read', edit: 'reservations.move' },
  titleField: 'reason',
  sort: 'day_from:DESC',
  ranges: [['day_from', 'day_to']],
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      required: true,
      nested: true,
      inList: true,
    }),
    day_from: f.day({ label: { sk: 'Od noci', en: 'From night' }, required: true, inList: true }),
    day_to: f.day({
      label: { sk: 'Do noci (vrátane)', en: 'To night (included)' },
      required: true,
      inList: true,
    }),
    kind: f.choice(closureKinds, { label: { sk: 'Druh', en: 'Kind' }, default: 'closed', inList: true }),
    reason: f.text({ label: { sk: 'Dôvod', en: 'Reason' }, inList: true }),
  },
})
