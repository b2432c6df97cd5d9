import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const emailTriggers = [
  { value: 'event', label: 'Hneď pri udalosti' },
  { value: 'before_arrival', label: 'Dni pred príchodom' },
  { value: 'after_departure', label: 'Dni po odchode' },
  { value: 'before_due', label: 'Dni pred splatnosťou' },
] as const

export const editableAutomatedEmails = declare({
  name: 'editable-automated-emails',
  label: { one: 'Automatický e-mail', many: 'Automatické e-maily' },
  adminPath: '/automated-emails',
  operations: ['list', 'single', 'edit'],
  titleField: 'title',
  sort: 'key:ASC',
  fields: {
    key: f.text({ label: 'Kľúč', required: true, readOnly: true }),
    title: f.text({ label: 'Názov', required: true, inList: true }),
    subject: f.text({ label: 'Predmet', required: true, inList: true }),
    body: f.html({ label: 'Text', required: true }),
    subject_en: f.text({ label: 'Predmet po anglicky' }),
    body_en: f.html({ label: 'Text po anglicky' }),
    trigger: f.choice(emailTriggers, {
      label: 'Kedy sa pošle',
      default: 'event',
      readOnly: true,
      inList: true,
    }),
    offset_days: f.whole(
      0,
      365,
    )({
      label: 'Počet dní',
      default: 0,
      help: 'Platí pre e-maily podľa kalendára; tie pri udalosti odchádzajú hneď.',
    }),
    send_time: f.time({ label: 'O koľkej', help: 'Podľa hodín v dome. Ak čas chýba, o 9:00.' }),
    active: f.flag({ label: 'Posiela sa', default: true, inList: true }),
  },
})
