import { z } from 'zod'
import { cents, day, id, instant, month } from '../values/values.ts'

/** Formats of the export for the accountant. */
export const exportFormats = [
  { value: 'pohoda', label: { sk: 'Pohoda (XML)', en: 'Pohoda (XML)' } },
  { value: 'csv', label: { sk: 'Tabuľka (CSV)', en: 'Table (CSV)' } },
] as const
export const exportFormat = z.enum(exportFormats.map(({ value }) => value))
export type ExportFormat = z.infer<typeof exportFormat>

/** A record of an export: a document, an entry of the ledger, a movement or difference of the till. */
export interface ExportedRecord {
  /** The same in every export. */
  key: string
  /** Name for people: the number of the document, or day and kind of the payment. */
  label: string
  /** Cents. */
  amount: number
  /** SHA-256 of the exported content. */
  hash: string
}

export const recordChanges = ['added', 'changed', 'cancelled'] as const

/** A record that differs from the last export of the month. */
export const exportChange = z.object({
  change: z.enum(recordChanges),
  key: z.string(),
  label: z.string(),
  amount: cents,
})
export type ExportChange = z.infer<typeof exportChange>

/** An export in the log. */
export const accountingExport = z.object({
  id,
  month,
  format: exportFormat,
  made_at: instant,
  made_by: z.string(),
  checksum: z.string(),
  count: z.int(),
})
export type AccountingExport = z.infer<typeof accountingExport>

/** `POST /accounting-months/{month}/exports` */
export const exportRequest = z.strictObject({ format: exportFormat })

const summary = z.object({
  month,
  /** Tax documents issued in the month, and their sum. */
  documents: z.int(),
  documents_total: cents,
  /** Entries of the ledger booked in the month, and their sum. */
  entries: z.int(),
  entries_total: cents,
  /** Whether the month has ended, so that it can be closed. */
  is_over: z.boolean(),
  closed_at: instant.nullable(),
  closed_by: z.string().nullable(),
  /** The last export of any format. */
  exported_at: instant.nullable(),
})
export type AccountingMonth = z.infer<typeof summary>

/** `GET /accounting-months`: months with documents or payments, the newest first. */
export const accountingMonths = z.array(summary)

/** Sum of one VAT rate in the month of its tax; rate null where VAT does not apply. */
export const vatRecapRow = z.object({
  /** Month of the day of supply or payment. */
  tax_month: month,
  rate: z.number().nullable(),
  net: cents,
  vat: cents,
  gross: cents,
})
export type VatRecapRow = z.infer<typeof vatRecapRow>

/** The tasks that are left in a month before it is closed; a number above 0 is a reminder, not an obstacle. */
export const openItems = z.object({
  /** Ended stays of the month without an invoice. */
  uninvoiced_stays: z.int(),
  /** Cash and card payments of the month without the receipt of the e-kasa. */
  ekasa_missing: z.int(),
  /** Movements of the bank of the month that belong to no reservation yet. */
  open_statement_lines: z.int(),
})
export type OpenItems = z.infer<typeof openItems>

/** `GET /accounting-months/{month}` */
export const accountingMonthDetail = summary.extend({
  vat: z.array(vatRecapRow),
  open: openItems,
  exports: z.array(accountingExport),
  /** Differences from the last export; empty without one. */
  changes: z.array(exportChange),
  /** Every closing of the month, the newest first. */
  closings: z.array(
    z.object({
      closed_at: instant,
      closed_by: z.string(),
      reopened_at: instant.nullable(),
      reopened_by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type AccountingMonthDetail = z.infer<typeof accountingMonthDetail>

/** `POST /accounting-months/{month}/reopening` */
export const reopening = z.strictObject({ reason: z.string().trim().min(3).max(300) })

/**
 * Number of a receipt as the e-kasa prints it: its unique identifier (`O-` online, `V-` by the virtual cash register,
 * and 32 hexadecimal digits), the code of an offline receipt (five groups of eight), or the serial number. Sources and
 * doubts: docs/law.md.
 */
export const ekasaNumber = z
  .string()
  .trim()
  .regex(/^([OV]-[0-9A-F]{32}|([0-9A-F]{8}-){4}[0-9A-F]{8}|\d{1,8})$/i, { error: 'invalid_ekasa' })

/** `PUT /transaction-logs/{id}/ekasa`: both, or neither to remove a mistake. */
export const ekasaReceipt = z
  .strictObject({ ekasa_number: ekasaNumber.nullable(), ekasa_at: instant.nullable() })
  .refine(({ ekasa_number, ekasa_at }) => (ekasa_number === null) === (ekasa_at === null), {
    path: ['ekasa_at'],
    error: 'required',
  })
export type EkasaReceipt = z.infer<typeof ekasaReceipt>

/** `GET /ekasa-gaps`: a cash or card payment without the receipt of the e-kasa, the oldest first. */
export const ekasaGap = z.object({
  transaction: id,
  reservation: id,
  reservation_number: z.string().nullable(),
  guest_name: z.string().nullable(),
  method: z.enum(['cash', 'card']),
  amount: cents,
  booked_at: instant,
  booked_on: day,
})
export type EkasaGap = z.infer<typeof ekasaGap>
