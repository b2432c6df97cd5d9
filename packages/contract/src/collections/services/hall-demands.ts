import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const demandStates = [
  { value: 'new', label: 'Nový' },
  { value: 'contacted', label: 'Ozvali sme sa' },
  { value: 'offered', label: 'Poslaná ponuka' },
  { value: 'booked', label: 'Dohodnuté' },
  { value: 'closed', label: 'Uzavretý' },
] as const

/** Enquiries about halls. The public form creates them, so there is no create here (docs/product.md, section 7). */
export const hallDemands = declare({
  name: 'hall-demands',
  label: { one: 'Dopyt na sálu', many: 'Dopyty na sály' },
  adminPath: '/hall-demands',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  titleField: 'name',
  sort: 'createdAt:DESC',
  ranges: [['day_from', 'day_to']],
  fields: {
    is_new: f.flag({ label: 'Nový', default: true, inList: true }),
    state: f.choice(demandStates, { label: 'Stav', default: 'new', inList: true }),
    hall: f.relation('halls', { label: 'Sála', nested: true, inList: true }),
    name: f.text({ label: 'Meno', required: true, inList: true }),
    email: f.email({ label: 'E-mail', required: true, inList: true }),
    phone: f.phone({ label: 'Telefón' }),
    event_type: f.text({ label: 'Čo sa chystá', inList: true }),
    day_from: f.day({ label: 'Od', inList: true }),
    day_to: f.day({ label: 'Do' }),
    persons: f.count({ label: 'Počet osôb' }),
    message: f.longtext({ label: 'Správa' }),
    note: f.longtext({ label: 'Naša poznámka' }),
  },
})
