import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const emailTriggers = [
  { value: 'event', label: { sk: 'Hneď pri udalosti', en: 'At the event' } },
  { value: 'before_arrival', label: { sk: 'Dni pred príchodom', en: 'Days before arrival' } },
  { value: 'after_departure', label: { sk: 'Dni po odchode', en: 'Days after departure' } },
  { value: 'before_due', label: { sk: 'Podľa pripomienok platieb', en: 'By the payment reminders' } },
] as const

export const editableAutomatedEmails = declare({
  name: 'editable-automated-emails',
  label: {
    one: { sk: 'Automatický e-mail', en: 'Automated e-mail' },
    many: { sk: 'Automatické e-maily', en: 'Automated e-mails' },
  },
  adminPath: '/automated-emails',
  operations: ['list', 'single', 'edit'],
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'title',
  sort: 'key:ASC',
  isOneText: true,
  fields: {
    key: f.text({ label: { sk: 'Kľúč', en: 'Key' }, required: true, readOnly: true }),
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    subject: f.text({ label: { sk: 'Predmet', en: 'Subject' }, required: true, translated: true }),
    body: f.html({ label: { sk: 'Text', en: 'Text' }, required: true, translated: true }),
    trigger: f.choice(emailTriggers, {
      label: { sk: 'Kedy sa pošle', en: 'When it is sent' },
      default: 'event',
      readOnly: true,
      inList: true,
    }),
    offset_days: f.whole(
      0,
      365,
    )({
      label: { sk: 'Počet dní', en: 'Number of days' },
      default: 0,
    }),
    send_time: f.time({
      label: { sk: 'O koľkej', en: 'At what time' },
      help: {
        sk: 'Podľa hodín v dome. Ak čas chýba, o 9:00.',
        en: 'By the clock of the property. Without a time, at 9:00.',
      },
    }),
    active: f.flag({ label: { sk: 'Posiela sa', en: 'Sent' }, default: true, inList: true }),
  },
})
