import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { reservations } from './reservations.ts'

/**
 * Issued documents. Rows are only ever added: a trigger refuses everything else (a migration,
 * `issued_documents_stay`).
 */
export const invoiceRows = pgTable(
  'invoices',
  {
    ...stamps(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** Deleted with its reservation only where both are sample data; otherwise the trigger refuses that, too. */
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    reservation_number: text('reservation_number').notNull(),
    customer: text('customer').notNull(),
    issued_on: day('issued_on').notNull(),
    delivered_on: day('delivered_on'),
    due_on: day('due_on'),
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    total: integer('total').notNull(),
    due: integer('due').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The document that this credit note reverses. */
    credits: uuid('credits'),
    sample: boolean('sample').notNull().default(false),
    /** Entries of the ledger that it covers: they can be reversed, not deleted. */
    ledger: uuid('ledger')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The frozen content: PDF and e-invoice are made from this alone. */
    content: jsonb('content').$type<IssuedDocument>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.credits], foreignColumns: [table.id] }).onDelete('cascade'),
    uniqueIndex('credited_once')
      .on(table.credits)
      .where(sql`${table.credits} is not null`),
    index('invoices_of_reservation').on(table.reservation, table.kind),
    index('invoices_by_issue').on(table.issued_on, table.number),
    index('invoices_of_firm').on(sql`(${table.content}->'buyer'->>'ico')`),
    index('invoices_by_creation').on(table.createdAt),
  ],
)

/** Deposit requests that no longer hold, because another sum is due. Beside the documents, whose rows never change. */
export const supersededRequests = pgTable('superseded_requests', {
  document: uuid('document')
    .primaryKey()
    .references(() => invoiceRows.id, { onDelete: 'cascade' }),
  superseded_at: instant('superseded_at').notNull(),
})

/** The last number of each series. */
export const documentSeries = pgTable('document_series', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
})
