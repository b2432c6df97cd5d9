import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Kind of record that had the nights of an imported event first. */
export const conflictKinds = [
  { value: 'stay', label: { sk: 'Náš pobyt', en: 'Our stay' } },
  { value: 'hold', label: { sk: 'Podržané noci', en: 'Held nights' } },
  { value: 'closure', label: { sk: 'Zatvorená izba', en: 'Closure' } },
  { value: 'event', label: { sk: 'Iný portál', en: 'Another portal' } },
] as const

/** Nights that are taken twice: by a portal's event and by an earlier record. */
export const calendarConflicts = declare({
  name: 'calendar-conflicts',
  label: {
    one: { sk: 'Konflikt kalendárov', en: 'Calendar conflict' },
    many: { sk: 'Konflikty kalendárov', en: 'Calendar conflicts' },
  },
  adminPath: '/calendar-conflicts',
  operations: ['list', 'count', 'single', 'edit'],
  permissions: { read: 'chart.read', edit: 'reservations.move' },
  titleField: 'portal',
  sort: 'first_night:ASC',
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      required: true,
      readOnly: true,
      nested: true,
      inList: true,
    }),
    portal: f.text({ label: { sk: 'Portál', en: 'Portal' }, required: true, readOnly: true, inList: true }),
    summary: f.text({ label: { sk: 'Udalosť', en: 'Event' }, readOnly: true, inList: true }),
    arrival: f.day({ label: { sk: 'Od', en: 'From' }, required: true, readOnly: true, inList: true }),
    departure: f.day({ label: { sk: 'Do', en: 'To' }, required: true, readOnly: true, inList: true }),
    first_night: f.day({
      label: { sk: 'Prvá sporná noc', en: 'First disputed night' },
      required: true,
      readOnly: true,
    }),
    last_night: f.day({
      label: { sk: 'Posledná sporná noc', en: 'Last disputed night' },
      required: true,
      readOnly: true,
    }),
    kind: f.choice(conflictKinds, {
      label: { sk: 'S čím', en: 'With what' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    reservation: f.relation('reservations', {
      label: { sk: 'Rezervácia', en: 'Booking' },
      readOnly: true,
      nested: true,
    }),
    seen: f.flag({ label: { sk: 'Vybavené', en: 'Done' }, default: false, inList: true }),
    note: f.longtext({ label: { sk: 'Poznámka', en: 'Note' } }),
    ended_at: f.instant({ label: { sk: 'Pominul', en: 'Ended' }, readOnly: true, inList: true }),
    with_title: f.computed(z.string().nullable(), { label: { sk: 'S kým', en: 'With whom' } }),
  },
})
