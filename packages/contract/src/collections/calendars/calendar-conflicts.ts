import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Kind of record that had the nights of an imported event first. */
export const conflictKinds = [
  { value: 'stay', label: 'Náš pobyt' },
  { value: 'closure', label: 'Uzávierka' },
  { value: 'event', label: 'Iný portál' },
] as const

/** Nights that are taken twice: by a portal's event and by an earlier record. */
export const calendarConflicts = declare({
  name: 'calendar-conflicts',
  label: { one: 'Konflikt kalendárov', many: 'Konflikty kalendárov' },
  adminPath: '/calendar-conflicts',
  operations: ['list', 'count', 'single', 'edit'],
  titleField: 'portal',
  sort: 'first_night:ASC',
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: 'Jednotka',
      required: true,
      readOnly: true,
      nested: true,
      inList: true,
    }),
    portal: f.text({ label: 'Portál', required: true, readOnly: true, inList: true }),
    summary: f.text({ label: 'Udalosť', readOnly: true, inList: true }),
    arrival: f.day({ label: 'Od', required: true, readOnly: true, inList: true }),
    departure: f.day({ label: 'Do', required: true, readOnly: true, inList: true }),
    first_night: f.day({ label: 'Prvá sporná noc', required: true, readOnly: true }),
    last_night: f.day({ label: 'Posledná sporná noc', required: true, readOnly: true }),
    kind: f.choice(conflictKinds, { label: 'S čím', required: true, readOnly: true, inList: true }),
    reservation: f.relation('reservations', { label: 'Rezervácia', readOnly: true, nested: true }),
    seen: f.flag({ label: 'Vybavené', default: false, inList: true }),
    note: f.longtext({ label: 'Poznámka' }),
    ended_at: f.instant({ label: 'Pominul', readOnly: true, inList: true }),
    with_title: f.computed(z.string().nullable(), { label: 'S kým' }),
  },
})
