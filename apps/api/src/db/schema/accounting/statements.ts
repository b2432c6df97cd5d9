import type { LineReason, LineState, StatementFormat } from '@dvor/contract/money/statements.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { voucherRows } from './vouchers.ts'
import { reservations, transactionLogs } from '../reservations/reservations.ts'

/** Imported bank statements. */
export const statements = pgTable('statements', {
  ...stamps(),
  file_name: text('file_name').notNull(),
  format: text('format').$type<StatementFormat>().notNull(),
  /** SHA-256 of the file: the same file is imported once. */
  content_hash: text('content_hash').notNull().unique(),
  day_from: day('day_from'),
  day_to: day('day_to'),
  lines: integer('lines').notNull(),
  doubled: integer('doubled').notNull(),
  imported_by: text('imported_by').notNull(),
})

/** Movements on the account, each once, however many statements contain it. */
export const statementLineRows = pgTable(
  'statement_lines',
  {
    ...stamps(),
    statement: uuid('statement')
      .notNull()
      .references(() => statements.id),
    position: integer('position').notNull(),
    /** Identifies the movement; see `fingerprint` in mark-doubles.ts. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** Equal for similar movements in files of different formats. */
    likeness: text('likeness').notNull(),
    booked_on: day('booked_on').notNull(),
    /** Cents of the account's currency; negative is money out. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Cents allocated to reservations, with the sign of the amount. */
    allocated: integer('allocated').notNull().default(0),
    variable_symbol: text('variable_symbol'),
    specific_symbol: text('specific_symbol'),
    constant_symbol: text('constant_symbol'),
    counterparty_name: text('counterparty_name'),
    counterparty_iban: text('counterparty_iban'),
    message: text('message'),
    end_to_end_id: text('end_to_end_id'),
    bank_reference: text('bank_reference'),
    /** The bank took an earlier movement back; the sign of the amount is that of this one. */
    is_reversal: boolean('is_reversal').notNull().default(false),
    /** The line that this one takes back, once it was found. */
    reversal_of: uuid('reversal_of'),
    /** The gift voucher that the whole line paid. */
    voucher: uuid('voucher').references(() => voucherRows.id),
    state: text('state').$type<LineState>().notNull().default('open'),
    /** Reason for which it waits for a person; null on an open line that was not matched yet. */
    reason: text('reason').$type<LineReason>(),
  },
  (table) => [
    index('lines_of_statement').on(table.statement),
    index('lines_by_day').on(table.booked_on),
    index('lines_by_likeness').on(table.likeness),
    index('open_lines')
      .on(table.booked_on)
      .where(sql`${table.state} = 'open'`),
    // The allocations must not exceed the amount of the movement.
    check(
      'allocated_within_amount',
      sql`abs(${table.allocated}) <= abs(${table.amount}) and ${table.allocated}::bigint * ${table.amount} >= 0`,
    ),
  ],
)

/** Allocations: parts of movements, with the reservation and the entry of its ledger. */
export const statementAllocations = pgTable(
  'statement_allocations',
  {
    ...stamps(),
    line: uuid('line')
      .notNull()
      .references(() => statementLineRows.id),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id),
    transaction: uuid('transaction')
      .notNull()
      .references(() => transactionLogs.id),
    /** Cents, with the sign of the line. */
    amount: integer('amount').notNull(),
    /** Time of removal; the entry of the ledger is reversed then. */
    released_at: instant('released_at'),
  },
  (table) => [
    index('allocations_of_line').on(table.line),
    index('allocations_of_transaction').on(table.transaction),
  ],
)
