import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const closureKinds = [
  { value: 'closed', label: 'Zatvorené' },
  { value: 'maintenance', label: 'Údržba' },
  { value: 'own_use', label: 'Pre seba' },
] as const

/** Days on which the owner closes a unit; its nights are in the same table as those of stays. */
export const closures = declare({
  name: 'closures',
  label: { one: 'Uzávierka', many: 'Uzávierky' },
  adminPath: '/closures',
  operations: fullPattern,
  titleField: 'reason',
  sort: 'day_from:DESC',
  ranges: [['day_from', 'day_to']],
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: 'Jednotka',
      required: true,
      nested: true,
      inList: true,
    }),
    day_from: f.day({ label: 'Od noci', required: true, inList: true }),
    day_to: f.day({ label: 'Do noci (vrátane)', required: true, inList: true }),
    kind: f.choice(closureKinds, { label: 'Druh', default: 'closed', inList: true }),
    reason: f.text({ label: 'Dôvod', inList: true }),
  },
})
