import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { documentKinds } from '../../money/invoices.ts'
import { id, language } from '../../values/values.ts'

const languages = language.options.map((value) => ({ value, label: value }))

/** Issued documents: they are read, never changed; a mistake is corrected by a credit note and a new document. */
export const invoices = declare({
  name: 'invoices',
  label: { one: 'Doklad', many: 'Doklady' },
  adminPath: '/invoices',
  operations: ['list', 'count', 'single'],
  titleField: 'number',
  sort: 'createdAt:DESC',
  fields: {
    number: f.text({ label: 'Číslo', required: true, readOnly: true, inList: true }),
    kind: f.choice(documentKinds, { label: 'Druh', required: true, readOnly: true, inList: true }),
    reservation: f.relation('reservations', { label: 'Rezervácia', required: true, readOnly: true }),
    reservation_number: f.text({ label: 'Číslo rezervácie', required: true, readOnly: true, inList: true }),
    customer: f.text({ label: 'Odberateľ', required: true, readOnly: true, inList: true }),
    issued_on: f.day({ label: 'Vystavený', required: true, readOnly: true, inList: true }),
    delivered_on: f.day({ label: 'Dodanie alebo prijatie platby', readOnly: true }),
    due_on: f.day({ label: 'Splatný', readOnly: true, inList: true }),
    net: f.signedCents({ label: 'Základ', required: true, readOnly: true }),
    vat: f.signedCents({ label: 'DPH', required: true, readOnly: true }),
    total: f.signedCents({ label: 'Spolu', required: true, readOnly: true, inList: true }),
    due: f.signedCents({ label: 'Na úhradu', required: true, readOnly: true }),
    language: f.choice(languages, { label: 'Jazyk', required: true, readOnly: true }),
    credits: f.relation('invoices', { label: 'Opravuje doklad', readOnly: true }),
    sample: f.flag({ label: 'Ukážka', default: false, readOnly: true }),
    credited_by: f.computed(id.nullable(), { label: 'Opravený dokladom' }),
    superseded_at: f.computed(z.string().nullable(), { label: 'Neplatí od' }),
    has_ubl: f.computed(z.boolean(), { label: 'E-faktúra' }),
  },
})
