import type { DeliveryProblem, DeliveryState } from '@dvor/contract/money/e-invoices.ts'
import type { ReceivedLine, ReceivedState, ReceivedVatRow } from '@dvor/contract/money/received-invoices.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, instant, stamps } from '../../columns.ts'
import { invoiceRows } from './invoices.ts'

/** E-invoices on their way, beside the documents, whose rows never change. */
export const eInvoiceDeliveries = pgTable(
  'e_invoice_deliveries',
  {
    document: uuid('document')
      .primaryKey()
      .references(() => invoiceRows.id, { onDelete: 'cascade' }),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    problem: text('problem').$type<DeliveryProblem>(),
    /** Names of the rules that the e-invoice breaks. */
    rules: text('rules')
      .array()
      .notNull()
      .default(sql`'{}'`),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at').notNull(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    index('waiting_e_invoices')
      .on(table.next_attempt_at)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

/** A rule that a received invoice breaks. */
interface StoredProblem {
  rule: string
  topic: 'structure' | 'missing' | 'sums' | 'vat' | 'codes' | 'peppol'
}

/** E-invoices of suppliers, as they were read from their files. */
export const receivedInvoiceRows = pgTable(
  'received_invoices',
  {
    ...stamps(),
    number: text('number').notNull(),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
    supplier: text('supplier').notNull(),
    supplier_ico: text('supplier_ico'),
    supplier_dic: text('supplier_dic'),
    supplier_ic_dph: text('supplier_ic_dph'),
    /** The supplier's strongest number, else the name: a number of an invoice is unique for a supplier. */
    supplier_key: text('supplier_key').notNull(),
    issued_on: day('issued_on').notNull(),
    delivered_on: day('delivered_on'),
    due_on: day('due_on'),
    currency: text('currency').notNull(),
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    total: integer('total').notNull(),
    due: integer('due').notNull(),
    iban: text('iban'),
    bic: text('bic'),
    variable_symbol: text('variable_symbol'),
    corrects: text('corrects'),
    note: text('note'),
    state: text('state').$type<ReceivedState>().notNull().default('open'),
    for_us: boolean('for_us').notNull().default(true),
    file_name: text('file_name').notNull(),
    received_by: text('received_by').notNull(),
    lines: jsonb('lines').$type<ReceivedLine[]>().notNull().default([]),
    vat_rows: jsonb('vat_rows').$type<ReceivedVatRow[]>().notNull().default([]),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    /** SHA-256 of the file: the same file is taken once. */
    content_hash: text('content_hash').notNull().unique(),
  },
  (table) => [
    uniqueIndex('received_once').on(table.supplier_key, table.kind, table.number),
    index('received_by_day').on(table.issued_on),
  ],
)

/** The file of a received invoice, as it came. */
export const receivedInvoiceFiles = pgTable('received_invoice_files', {
  invoice: uuid('invoice')
    .primaryKey()
    .references(() => receivedInvoiceRows.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
})
