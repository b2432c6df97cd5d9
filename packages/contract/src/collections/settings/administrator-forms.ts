import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** The public forms; the owner sets their texts and recipients. */
export const formKeys = [
  { value: 'contact', label: 'Kontaktný formulár' },
  { value: 'hall_demand', label: 'Dopyt na sálu' },
  { value: 'reservation', label: 'Rezervácia' },
  { value: 'survey', label: 'Dotazník' },
] as const

/** Texts and recipients of the public forms; read and edit only (docs/product.md, section 7). */
export const administratorForms = declare({
  name: 'administrator-forms',
  label: { one: 'Formulár', many: 'Formuláre' },
  adminPath: '/admin-forms',
  operations: ['list', 'single', 'edit'],
  titleField: 'title',
  sort: 'key:ASC',
  fields: {
    key: f.choice(formKeys, { label: 'Formulár', required: true, readOnly: true, inList: true }),
    title: f.text({ label: 'Nadpis', required: true, inList: true }),
    intro: f.longtext({ label: 'Úvod' }),
    recipients: f.text({
      label: 'Komu chodia správy',
      adminOnly: true,
      inList: true,
      help: 'Adresy oddelené čiarkou. Ak je pole prázdne, platí adresa z nastavení.',
    }),
    success_text: f.longtext({ label: 'Poďakovanie po odoslaní' }),
    consent_text: f.longtext({ label: 'Veta o osobných údajoch' }),
    active: f.flag({ label: 'Prijíma správy', default: true, inList: true }),
  },
})
