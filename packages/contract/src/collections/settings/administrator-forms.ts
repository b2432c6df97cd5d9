import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** The public forms; the owner sets their texts and recipients. */
export const formKeys = [
  { value: 'contact', label: { sk: 'Kontaktný formulár', en: 'Contact form' } },
  { value: 'hall_demand', label: { sk: 'Dopyt na sálu', en: 'Hall enquiry' } },
  { value: 'reservation', label: { sk: 'Rezervácia', en: 'Booking' } },
  { value: 'survey', label: { sk: 'Dotazník', en: 'Survey' } },
] as const

/** Texts and recipients of the public forms; read and edit only (docs/contract.md, Collections). */
export const administratorForms = declare({
  name: 'administrator-forms',
  label: { one: { sk: 'Formulár', en: 'Form' }, many: { sk: 'Formuláre', en: 'Forms' } },
  adminPath: '/admin-forms',
  operations: ['list', 'single', 'edit'],
  permissions: { read: 'settings.read', edit: 'settings.edit' },
  titleField: 'title',
  sort: 'key:ASC',
  fields: {
    key: f.choice(formKeys, {
      label: { sk: 'Formulár', en: 'Form' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    title: f.text({ label: { sk: 'Nadpis', en: 'Heading' }, required: true, inList: true }),
    intro: f.longtext({ label: { sk: 'Úvod', en: 'Introduction' } }),
    recipients: f.text({
      label: { sk: 'Komu chodia správy', en: 'Recipients of messages' },
      sees: 'settings.read',
      inList: true,
      help: {
        sk: 'Adresy oddelené čiarkou. Ak je pole prázdne, platí adresa z nastavení.',
        en: 'Addresses separated by commas. If empty, the address of the settings holds.',
      },
    }),
    success_text: f.longtext({ label: { sk: 'Poďakovanie po odoslaní', en: 'Thanks after sending' } }),
    consent_text: f.longtext({
      label: { sk: 'Veta o osobných údajoch', en: 'Sentence about personal data' },
    }),
    active: f.flag({ label: { sk: 'Prijíma správy', en: 'Takes messages' }, default: true, inList: true }),
  },
})
