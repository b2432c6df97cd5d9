import type { VoucherTax } from '@dvor/booking/invoice/voucher-tax.ts'
import type { VoucherMovementKind } from '@dvor/contract/money/vouchers.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { packageRows } from '../content/packages.ts'
import { reservations } from '../reservations/reservations.ts'
import { tillHandovers } from './till.ts'

/** Gift vouchers. The balance is the sum of the movements; no column repeats it. */
export const voucherRows = pgTable(
  'vouchers',
  {
    ...stamps(),
    /** Position in the series, and the variable symbol made of it. */
    place: integer('place').notNull().unique(),
    number: text('number').notNull().unique(),
    /** Slow hash of the code, by which it is found (decision 109). */
    code_hash: text('code_hash').notNull().unique(),
    code_end: text('code_end').notNull(),
    /** The code sealed for this row, for printing and sending it again. */
    code_sealed: text('code_sealed').notNull(),
    /** Cents. */
    value: integer('value').notNull(),
    /** The package that it pays alone, and its words on the voucher; null for a voucher with a value. */
    package: uuid('package').references(() => packageRows.id),
    package_title: text('package_title'),
    valid_until: day('valid_until').notNull(),
    language: text('language').$type<Language>().notNull(),
    buyer_name: text('buyer_name'),
    buyer_email: text('buyer_email'),
    recipient_name: text('recipient_name'),
    recipient_email: text('recipient_email'),
    message: text('message'),
    send_to: text('send_to').$type<'buyer' | 'recipient'>(),
    send_on: day('send_on'),
    sold_by: text('sold_by').notNull(),
    /** Secret of the buyer's page; null where the voucher was sold at the front desk. */
    token: text('token').unique(),
    /** How the buyer on the site chose to pay, and the last day for it. */
    payment_method: text('payment_method').$type<PaymentMethod>(),
    pay_until: day('pay_until'),
    /** Version of the terms that the buyer accepted. */
    terms_version: text('terms_version'),
    /** Account for the money after a withdrawal, where it cannot go back through a gateway. */
    refund_iban: text('refund_iban'),
    /** When it was made void or withdrawn. */
    voided_at: instant('voided_at'),
  },
  (table) => [
    index('vouchers_by_creation').on(table.createdAt),
    index('vouchers_by_validity').on(table.valid_until),
    index('vouchers_of_buyer').on(sql`lower(${table.buyer_email})`),
    index('vouchers_of_recipient').on(sql`lower(${table.recipient_email})`),
    index('vouchers_of_package').on(table.package),
    check('voucher_is_worth_something', sql`${table.value} > 0`),
    check('voucher_names_its_package', sql`(${table.package} is null) = (${table.package_title} is null)`),
  ],
)

/** Frozen content of a document about the money of a voucher. */
export interface VoucherReceiptFacts {
  /** Of the voucher when it was issued; Slovak on receipts from before it was kept. */
  language?: Language
  issued_on: string
  voucher: string
  payer: string | null
  recorded_by: string
  property: { name: string; address: string; ico: string | null; dic: string | null; ic_dph: string | null }
  vat_payer: boolean
  /** Words of the package. */
  package?: string
  /** Number of the document that a reversal corrects. */
  corrects?: string
  /** VAT that a single-purpose voucher declares with this money; negative where a refund or a reversal takes it back. */
  vat?: VoucherTax
}

/** Movements of gift vouchers: the balance (`amount`) and the money taken and paid back (`money`), in cents. */
export const voucherMovementRows = pgTable(
  'voucher_movements',
  {
    ...stamps(),
    voucher: uuid('voucher')
      .notNull()
      .references(() => voucherRows.id),
    kind: text('kind').$type<VoucherMovementKind>().notNull(),
    amount: integer('amount').notNull(),
    money: integer('money').notNull().default(0),
    method: text('method').$type<'card' | 'transfer' | 'cash' | 'sandbox'>(),
    provider: text('provider'),
    provider_reference: text('provider_reference'),
    /** The reservation that it paid, or that gave it back. */
    reservation: uuid('reservation').references(() => reservations.id),
    note: text('note'),
    recorded_by: text('recorded_by').notNull(),
    /** Number and frozen content of the document about the money. */
    number: text('number').unique(),
    facts: jsonb('facts').$type<VoucherReceiptFacts>(),
    /** The hand-over of the till that contains it. */
    handover: uuid('handover').references(() => tillHandovers.id),
    /** The movement that takes a sale or a surplus back, whose money belonged elsewhere. */
    reversed_by: uuid('reversed_by').references((): AnyPgColumn => voucherMovementRows.id),
  },
  (table) => [
    index('movements_of_voucher').on(table.voucher, table.createdAt),
    index('voucher_movements_of_reservation').on(table.reservation),
    index('voucher_movements_by_time').on(table.createdAt),
    uniqueIndex('voucher_movement_of_provider')
      .on(table.provider, table.provider_reference)
      .where(sql`${table.provider_reference} is not null and ${table.reversed_by} is null`),
    uniqueIndex('voucher_sold_once')
      .on(table.voucher)
      .where(sql`${table.kind} = 'sold' and ${table.reversed_by} is null`),
    check(
      'voucher_movement_has_its_sign',
      sql`(${table.kind} in ('sold', 'returned', 'prolonged') and ${table.amount} > 0)
        or (${table.kind} in ('redeemed', 'expired', 'voided', 'withdrawn', 'sale_reversed') and ${table.amount} < 0)
        or (${table.kind} in ('refunded', 'surplus', 'surplus_reversed') and ${table.amount} = 0)`,
    ),
    check(
      'voucher_money_has_its_sign',
      sql`(${table.kind} in ('sold', 'surplus') and ${table.money} > 0) or (${table.kind} in ('refunded', 'sale_reversed', 'surplus_reversed') and ${table.money} < 0)
        or (${table.kind} not in ('sold', 'surplus', 'refunded', 'sale_reversed', 'surplus_reversed') and ${table.money} = 0)`,
    ),
    check('voucher_money_has_a_document', sql`(${table.money} = 0) = (${table.number} is null)`),
  ],
)

/** Last numbers of vouchers and of their documents; a row is locked until what has its number is stored. */
export const voucherSeries = pgTable('voucher_series', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
})
