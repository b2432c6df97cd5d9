import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { eInvoiceDelivery } from '../../money/e-invoices.ts'
import { documentKinds } from '../../money/invoices.ts'
import { languageChoices } from '../../values/language-choices.ts'
import { id } from '../../values/values.ts'

/** Issued documents: they are read, never changed; a mistake is corrected by a credit note and a new document. */
export const invoices = declare({
  name: 'invoices',
  label: { one: { sk: 'Doklad', en: 'Document' }, many: { sk: 'Doklady', en: 'Documents' } },
  adminPath: '/invoices',
  operations: ['list', 'count', 'single'],
  permissions: { read: 'documents.read', edit: 'documents.issue' },
  titleField: 'number',
  sort: 'createdAt:DESC',
  fields: {
    number: f.text({ label: { sk: 'Číslo', en: 'Number' }, required: true, readOnly: true, inList: true }),
    kind: f.choice(documentKinds, {
      label: { sk: 'Druh', en: 'Kind' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    reservation: f.relation('reservations', {
      label: { sk: 'Rezervácia', en: 'Booking' },
      required: true,
      readOnly: true,
    }),
    reservation_number: f.text({
      label: { sk: 'Číslo rezervácie', en: 'Booking number' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    customer: f.text({
      label: { sk: 'Odberateľ', en: 'Customer' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    issued_on: f.day({
      label: { sk: 'Vystavený', en: 'Issued' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    delivered_on: f.day({
      label: { sk: 'Dodanie alebo prijatie platby', en: 'Delivery or receipt of payment' },
      readOnly: true,
    }),
    due_on: f.day({ label: { sk: 'Splatný', en: 'Due' }, readOnly: true, inList: true }),
    net: f.signedCents({ label: { sk: 'Základ', en: 'Net' }, required: true, readOnly: true }),
    vat: f.signedCents({ label: { sk: 'DPH', en: 'VAT' }, required: true, readOnly: true }),
    total: f.signedCents({
      label: { sk: 'Spolu', en: 'Total' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    due: f.signedCents({ label: { sk: 'Na úhradu', en: 'To pay' }, required: true, readOnly: true }),
    language: f.choice(languageChoices, {
      label: { sk: 'Jazyk', en: 'Language' },
      required: true,
      readOnly: true,
    }),
    credits: f.relation('invoices', {
      label: { sk: 'Opravuje doklad', en: 'Corrects document' },
      readOnly: true,
    }),
    sample: f.flag({ label: { sk: 'Ukážka', en: 'Sample' }, default: false, readOnly: true }),
    credited_by: f.computed(id.nullable(), {
      label: { sk: 'Opravený dokladom', en: 'Corrected by document' },
    }),
    superseded_at: f.computed(z.string().nullable(), { label: { sk: 'Neplatí od', en: 'Not valid since' } }),
    e_invoice: f.computed(eInvoiceDelivery.nullable(), {
      label: { sk: 'Odoslanie e-faktúry', en: 'Sending of the e-invoice' },
    }),
    has_ubl: f.computed(z.boolean(), { label: { sk: 'E-faktúra', en: 'E-invoice' } }),
    is_outdated: f.computed(z.boolean(), { label: { sk: 'Na inú sumu', en: 'For another sum' } }),
  },
})
