import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const taskKinds = [
  { value: 'task', label: { sk: 'Úloha', en: 'Task' } },
  { value: 'defect', label: { sk: 'Závada', en: 'Defect' } },
] as const

export const repeatUnits = [
  { value: 'days', label: { sk: 'dní', en: 'days' } },
  { value: 'weeks', label: { sk: 'týždňov', en: 'weeks' } },
  { value: 'months', label: { sk: 'mesiacov', en: 'months' } },
  { value: 'years', label: { sk: 'rokov', en: 'years' } },
] as const
export type RepeatUnit = (typeof repeatUnits)[number]['value']

/** Work that somebody is to do; a defect is one about something that does not work. */
export const tasks = declare({
  name: 'tasks',
  label: { one: { sk: 'Úloha', en: 'Task' }, many: { sk: 'Úlohy', en: 'Tasks' } },
  adminPath: '/tasks',
  operations: fullPattern,
  permissions: { read: 'tasks.read', edit: 'tasks.edit' },
  titleField: 'title',
  sort: 'due_on:ASC',
  uploadRef: 'task',
  ranges: [['closed_from', 'closed_to']],
  fields: {
    title: f.text({ label: { sk: 'Čo treba', en: 'What to do' }, required: true, inList: true }),
    kind: f.choice(taskKinds, { label: { sk: 'Druh', en: 'Kind' }, default: 'task', inList: true }),
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Izba', en: 'Room' },
      nested: true,
      inList: true,
    }),
    by_guest: f.flag({
      label: { sk: 'Spôsobil hosť', en: 'Caused by the guest' },
      help: {
        sk: 'Recepcia dostane návrh na účet hostí, ktorí v izbe spali.',
        en: 'The reception gets a proposal for the bill of the guests who slept in the room.',
      },
      default: false,
    }),
    due_on: f.day({ label: { sk: 'Dokedy', en: 'Due' }, inList: true }),
    person: f.relation('users', { label: { sk: 'Kto', en: 'Person' } }),
    person_name: f.computed(z.string().nullable(), { label: { sk: 'Kto', en: 'Person' } }),
    note: f.longtext({ label: { sk: 'Poznámka', en: 'Note' } }),
    photos: f.files({ label: { sk: 'Fotky', en: 'Photos' } }),
    repeat_every: f.whole(
      1,
      365,
    )({
      label: { sk: 'Opakuje sa po (počet)', en: 'Repeats after (number)' },
      default: 1,
    }),
    repeat_unit: f.choice(repeatUnits, {
      label: { sk: 'Opakovanie', en: 'Repetition' },
      help: {
        sk: 'Prázdne: neopakuje sa. Po splnení vznikne ďalšia úloha sama.',
        en: 'Empty: it does not repeat. Once done, the next task comes by itself.',
      },
    }),
    closed_from: f.day({
      label: { sk: 'Izba je zatvorená od noci', en: 'Room is closed from night' },
      help: {
        sk: 'Noci sa nepredávajú, kým nie je hotovo.',
        en: 'The nights are not sold until it is done.',
      },
    }),
    closed_to: f.day({ label: { sk: 'Do noci (vrátane)', en: 'To night (included)' } }),
    done: f.flag({ label: { sk: 'Hotovo', en: 'Done' }, default: false, inList: true }),
    done_at: f.instant({ label: { sk: 'Kedy sa splnila', en: 'Done at' }, readOnly: true }),
    done_by: f.text({ label: { sk: 'Kto ju splnil', en: 'Done by' }, readOnly: true }),
  },
})
