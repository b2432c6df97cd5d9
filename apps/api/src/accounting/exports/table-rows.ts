import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import type { VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { transactionKinds } from '@dvor/contract/money/ledger.ts'
import { depositKinds } from '@dvor/contract/money/security-deposits.ts'
import { voucherMovementKinds } from '@dvor/contract/money/vouchers.ts'
import { tillMovementKinds } from '@dvor/contract/money/till.ts'
import { csvDay, csvEuros, csvInstant, type CsvCell } from '@dvor/format/csv.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { InvoiceRow } from '../../documents/document-queries.ts'
import { howPaid } from '../how-paid.ts'
import type { Handover, Movement } from '../till/till-queries.ts'
import type { DepositRecord, MonthRecords, PaymentRecord, VoucherRecord } from '../month-records.ts'

/** Columns of the table; every kind of row fills those that it has. */
export const columns = [
  'Druh',
  'Číslo',
  'Opravuje',
  'Dátum',
  'Dátum dane',
  'Splatné',
  'Odberateľ',
  'IČO',
  'DIČ',
  'IČ DPH',
  'Variabilný symbol',
  'Spôsob',
  'Doklad e-kasy',
  'Čas dokladu e-kasy',
  'Sadzba DPH (%)',
  'Základ',
  'DPH',
  'Spolu',
] as const

/** A row of the table. */
export type Cells = Partial<Record<(typeof columns)[number], CsvCell>>

/** A record with its rows of the table. */
export interface TableRecord {
  key: string
  label: string
  amount: number
  rows: readonly Cells[]
}

/**
 * All records of a month in the order of the table: documents, payments, security deposits, gift vouchers, cash
 * without payments, differences.
 */
export function tableRecords(records: MonthRecords): TableRecord[] {
  return [
    ...records.documents.map(documentRecord),
    ...records.payments.map(paymentRecord),
    ...records.deposits.map(depositRecord),
    ...records.vouchers.map(voucherRecord),
    ...records.movements.map(movementRecord),
    ...records.differences.map(differenceRecord),
  ]
}

function documentRecord({ number, kind, total, content }: InvoiceRow): TableRecord {
  const { buyer, corrects, issued_on, delivered_on, due_on, stay, bill } = content
  const facts: Cells = {
    Druh: labelOf(documentKinds, kind),
    Číslo: number,
    Opravuje: corrects?.number ?? null,
    Dátum: csvDay(issued_on),
    'Dátum dane': csvDay(delivered_on ?? issued_on),
    Splatné: due_on && csvDay(due_on),
    Odberateľ: buyer.name,
    IČO: buyer.ico,
    DIČ: buyer.dic,
    'IČ DPH': buyer.ic_dph,
    'Variabilný symbol': stay.reservation,
  }
  const rows = bill.vat_rows.map(({ category, rate, net, vat, gross }) => ({
    ...facts,
    'Sadzba DPH (%)': category === 'S' || category === 'Z' ? rate : null,
    Základ: csvEuros(net),
    DPH: csvEuros(vat),
    Spolu: csvEuros(gross),
  }))
  return { key: number, label: number, amount: total, rows }
}

function paymentRecord(payment: PaymentRecord): TableRecord {
  const { id, at, kind, method, amount, provider, receipt, ekasa_number, ekasa_at } = payment
  const row: Cells = {
    Druh: labelOf(transactionKinds, kind),
    Číslo: receipt ?? id,
    Dátum: csvDay(todayIn(at)),
    'Variabilný symbol': payment.reservation_number,
    Spôsob: howPaid(method, provider),
    'Doklad e-kasy': ekasa_number,
    'Čas dokladu e-kasy': ekasa_at && csvInstant(ekasa_at),
    Spolu: csvEuros(amount),
  }
  return { key: id, label: `${row.Druh} ${receipt ?? csvDay(todayIn(at))}`, amount, rows: [row] }
}

/** A security deposit: the guest's money without VAT; a kept amount reduces what is owed to guests. */
function depositRecord({ id, at, kind, method, amount, reservation_number }: DepositRecord): TableRecord {
  const Druh = labelOf(depositKinds, kind)
  const Dátum = csvDay(todayIn(at))
  // The method of a kept amount is that of the money that stays where it is.
  const Spôsob = kind === 'deposit_kept' ? null : howPaid(method, null)
  const row: Cells = { Druh, Číslo: id, Dátum, 'Variabilný symbol': reservation_number, Spôsob }
  return {
    key: id,
    label: `${Druh} ${Dátum}`,
    amount,
    rows: [{ ...row, Spolu: csvEuros(amount) }],
  }
}

/** Money of a voucher, taxed at once where it is single-purpose; a forfeited balance reduces what is owed to holders. */
function voucherRecord({
  id,
  at,
  kind,
  method,
  provider,
  amount,
  number,
  voucher,
  vat,
}: VoucherRecord): TableRecord {
  const Druh = labelOf(voucherMovementKinds, kind)
  const Dátum = csvDay(todayIn(at))
  const row: Cells = {
    Druh,
    Číslo: number ?? id,
    Dátum,
    'Variabilný symbol': voucher,
    Spôsob: howPaid(method, provider),
    Spolu: csvEuros(amount),
  }
  return {
    key: id,
    label: `${Druh} ${number ?? Dátum}`,
    amount,
    rows: vat ? taxedRows(row, amount, vat) : [row],
  }
}

/** Money of a single-purpose voucher: the part with VAT, and a surplus that is paid back beside it. */
function taxedRows(row: Cells, amount: number, { rate, net, vat, gross }: VoucherTax): Cells[] {
  const taxed = {
    ...row,
    'Dátum dane': row.Dátum ?? null,
    'Sadzba DPH (%)': rate,
    Základ: csvEuros(net),
    DPH: csvEuros(vat),
    Spolu: csvEuros(gross),
  }
  return amount === gross ? [taxed] : [taxed, { ...row, Spolu: csvEuros(amount - gross) }]
}

function movementRecord({ id, createdAt, kind, amount, note }: Movement): TableRecord {
  const Druh = labelOf(tillMovementKinds, kind)
  const Dátum = csvDay(todayIn(createdAt))
  const rows = [{ Druh, Číslo: id, Dátum, Odberateľ: note, Spôsob: 'Hotovosť', Spolu: csvEuros(amount) }]
  return { key: id, label: `${Druh} ${Dátum}`, amount, rows }
}

/** Cash that was counted more (positive) or less than it should be. */
function differenceRecord({ id, number, day, counted, expected, facts }: Handover): TableRecord {
  const amount = counted - expected
  const Druh = amount < 0 ? 'Manko pokladne' : 'Prebytok pokladne'
  const row = { Druh, Číslo: number, Dátum: csvDay(day), Odberateľ: facts.reason }
  return {
    key: id,
    label: `${Druh} ${number}`,
    amount,
    rows: [{ ...row, Spôsob: 'Hotovosť', Spolu: csvEuros(amount) }],
  }
}
