import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { RefundState } from '@dvor/contract/money/payments.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
import { voucherRows } from './vouchers.ts'
import { reservations, transactionLogs } from '../reservations/reservations.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

/** Gateways for payments. */
export type ProviderName = 'sandbox' | GatewayName

/** Payments begun with a gateway; open ones are checked again until the gateway has decided them. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    ...stamps(),
    /** A reservation or a gift voucher is paid; the other one is null. */
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'cascade' }),
    voucher: uuid('voucher').references(() => voucherRows.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    /** The property's reference of the payment, which the gateway repeats; unguessable. */
    reference: text('reference').notNull().unique(),
    /** The gateway's id of it; null until it has answered. */
    provider_id: text('provider_id'),
    /** Where the guest pays. */
    pay_url: text('pay_url'),
    amount: integer('amount').notNull(),
    /** Cents that the gateway keeps of a paid one; null where it does not tell. */
    fee: integer('fee'),
    state: text('state').$type<'open' | 'paid' | 'failed'>().notNull().default('open'),
  },
  (table) => [
    check('attempt_pays_one_thing', sql`num_nonnulls(${table.reservation}, ${table.voucher}) = 1`),
    index('attempts_of_reservation').on(table.reservation),
    index('attempts_of_voucher')
      .on(table.voucher)
      .where(sql`${table.voucher} is not null`),
    index('attempts_of_gateway').on(table.provider, table.provider_id),
    index('open_attempts')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
  ],
)

/** Refunds through a gateway. They are stored before they are sent, so that repeating a request cannot pay twice. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    ...stamps(),
    reservation: uuid('reservation').references(() => reservations.id),
    /** The payment in the ledger of the reservation. */
    transaction: uuid('transaction').references(() => transactionLogs.id),
    /** The gift voucher whose payment is given back. */
    voucher: uuid('voucher').references(() => voucherRows.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The attempt's reference. */
    payment_reference: text('payment_reference').notNull(),
    provider_id: text('provider_id'),
    amount: integer('amount').notNull(),
    state: text('state').$type<RefundState>().notNull().default('requested'),
    failure: text('failure'),
    note: text('note'),
    requested_by: text('requested_by').notNull(),
  },
  (table) => [
    check(
      'refund_of_one_thing',
      sql`num_nonnulls(${table.reservation}, ${table.voucher}) = 1 and num_nonnulls(${table.transaction}, ${table.voucher}) = 1`,
    ),
    index('refunds_of_reservation').on(table.reservation),
    index('refunds_of_voucher')
      .on(table.voucher)
      .where(sql`${table.voucher} is not null`),
    index('unfinished_refunds')
      .on(table.createdAt)
      .where(sql`${table.state} in ('requested', 'pending')`),
    check('refund_gives_something', sql`${table.amount} > 0`),
  ],
)

/** Receipts of the front desk: cash, card or voucher taken or given back by a person. Never changed, never removed. */
export const receipts = pgTable(
  'receipts',
  {
    ...stamps(),
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    number: text('number').notNull().unique(),
    transaction: uuid('transaction')
      .notNull()
      .unique()
      .references(() => transactionLogs.id),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id),
    /** Frozen content at the time of issue. */
    facts: jsonb('facts').$type<ReceiptFacts>().notNull(),
  },
  (table) => [
    unique('one_place_per_receipt').on(table.year, table.place),
    index('receipts_of_reservation').on(table.reservation),
  ],
)

/**
 * The last number of each year's series of receipts; its row is locked until the receipt exists, so there are no gaps.
 */
export const receiptSeries = pgTable('receipt_series', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** The trial gateway's own records. They stand for a bank's, so they are read only through the provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull().default('EUR'),
  description: text('description').notNull(),
  return_url: text('return_url').notNull(),
  state: text('state').$type<'created' | 'processing' | 'paid' | 'declined'>().notNull().default('created'),
  /** When a delayed payment becomes paid. */
  settles_at: instant('settles_at'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
})

/** The trial gateway's refunds. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  reference: text('reference').primaryKey(),
  payment: text('payment')
    .notNull()
    .references(() => sandboxPayments.reference),
  amount: integer('amount').notNull(),
})
