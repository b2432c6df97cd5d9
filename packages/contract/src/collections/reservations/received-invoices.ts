import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import {
  brokenRule,
  receivedKinds,
  receivedLine,
  receivedStates,
  receivedVatRow,
} from '../../money/received-invoices.ts'

/** E-invoices of suppliers; they come from a file, and only their state changes. Amounts in cents of their currency. */
export const receivedInvoices = declare({
  name: 'received-invoices',
  label: {
    one: { sk: 'Prijatá faktúra', en: 'Received invoice' },
    many: { sk: 'Prijaté faktúry', en: 'Received invoices' },
  },
  adminPath: '/received-invoices',
  operations: ['list', 'count', 'single'],
  permissions: { read: 'documents.read', edit: 'documents.issue' },
  titleField: 'number',
  sort: 'issued_on:DESC',
  fields: {
    number: f.text({ label: { sk: 'Číslo', en: 'Number' }, required: true, readOnly: true, inList: true }),
    kind: f.choice(receivedKinds, { label: { sk: 'Druh', en: 'Kind' }, required: true, readOnly: true }),
    supplier: f.text({
      label: { sk: 'Dodávateľ', en: 'Supplier' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    supplier_ico: f.text({ label: { sk: 'IČO', en: 'Company number (IČO)' }, readOnly: true }),
    supplier_dic: f.text({ label: { sk: 'DIČ', en: 'Tax number (DIČ)' }, readOnly: true }),
    supplier_ic_dph: f.text({ label: { sk: 'IČ DPH', en: 'VAT number (IČ DPH)' }, readOnly: true }),
    issued_on: f.day({
      label: { sk: 'Vystavená', en: 'Issued' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    delivered_on: f.day({ label: { sk: 'Dodanie', en: 'Supplied' }, readOnly: true }),
    due_on: f.day({ label: { sk: 'Splatná', en: 'Due' }, readOnly: true, inList: true }),
    currency: f.text({ label: { sk: 'Mena', en: 'Currency' }, required: true, readOnly: true }),
    net: f.signedCents({ label: { sk: 'Základ', en: 'Net' }, required: true, readOnly: true }),
    vat: f.signedCents({ label: { sk: 'DPH', en: 'VAT' }, required: true, readOnly: true }),
    total: f.signedCents({
      label: { sk: 'Spolu', en: 'Total' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    due: f.signedCents({ label: { sk: 'Na úhradu', en: 'To pay' }, required: true, readOnly: true }),
    iban: f.text({ label: { sk: 'IBAN', en: 'IBAN' }, readOnly: true }),
    bic: f.text({ label: { sk: 'BIC', en: 'BIC' }, readOnly: true }),
    variable_symbol: f.text({ label: { sk: 'Variabilný symbol', en: 'Variable symbol' }, readOnly: true }),
    corrects: f.text({ label: { sk: 'Opravuje faktúru', en: 'Corrects invoice' }, readOnly: true }),
    note: f.longtext({ label: { sk: 'Poznámka', en: 'Note' }, readOnly: true }),
    state: f.choice(receivedStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'open',
      readOnly: true,
      inList: true,
    }),
    for_us: f.flag({ label: { sk: 'Pre nás', en: 'For us' }, default: true, readOnly: true }),
    file_name: f.text({ label: { sk: 'Súbor', en: 'File' }, required: true, readOnly: true }),
    received_by: f.text({ label: { sk: 'Prijal', en: 'Received by' }, required: true, readOnly: true }),
    lines: f.json(z.array(receivedLine), {
      label: { sk: 'Položky', en: 'Lines' },
      required: true,
      readOnly: true,
    }),
    vat_rows: f.json(z.array(receivedVatRow), {
      label: { sk: 'Rekapitulácia DPH', en: 'VAT summary' },
      required: true,
      readOnly: true,
    }),
    problems: f.json(z.array(brokenRule), {
      label: { sk: 'Porušené pravidlá', en: 'Broken rules' },
      required: true,
      readOnly: true,
    }),
  },
})
