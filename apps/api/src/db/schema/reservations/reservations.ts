import type { TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import type { StoredCouponTerms } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { PackageTerms } from '@dvor/booking/packages/package-price.ts'
import { timedStates } from '@dvor/booking/reservation/states.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import {
  channels,
  type PaymentMethod,
  type ReservationState,
} from '@dvor/contract/values/reservation-states.ts'
import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import type { AllowanceRequest } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { Company } from '@dvor/contract/money/company.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { units } from '../accommodation/accommodation-units.ts'
import { ratePlanRows } from '../accommodation/rate-plans.ts'
import { commonServiceRows } from '../services/common-services.ts'
import { couponRows } from './coupons.ts'
import { guestRows } from './guests.ts'
import { lastDigitsOf } from './phone-digits.ts'
import { returnCodeOf } from './return-code.ts'
import { day, instant, stamps } from '../../columns.ts'
import { inLiterals } from '../../in-literals.ts'

/** The words of a rate plan as they were agreed. */
export interface AgreedPlan {
  title: string
}

/** Terms that are agreed beside the price. */
export interface AgreedTerms {
  cancellation_rules: CancellationRule[]
  /** Missing where a reservation is older than this field, or has no coupon. */
  coupon?: StoredCouponTerms | null
  /** Only where the rate plan has a schedule of its own. */
  payment_schedule?: readonly PaymentPart[]
  /** The name of the rate plan, where the guest had a choice. */
  rate_plan?: AgreedPlan | null
  /** Of a reservation that was sold as a package. */
  package?: PackageTerms
}

export const reservations = pgTable(
  'reservations',
  {
    ...stamps(),
    /** From the yearly series; given at the order, so that abandoned holds leave no gaps. */
    number: text('number').unique(),
    token: text('token').notNull().unique(),
    state: text('state').$type<ReservationState>().notNull(),
    channel: text('channel').$type<(typeof channels)[number]['value']>().notNull().default('web'),
    language: text('language').$type<Language>().notNull().default('sk'),
    /** The card of the person who booked; null for a hold and after the guest was cleared. */
    guest: uuid('guest').references(() => guestRows.id, { onDelete: 'set null' }),
    first_name: text('first_name'),
    last_name: text('last_name'),
    guest_name: text('guest_name'),
    guest_email: text('guest_email'),
    guest_phone: text('guest_phone'),
    guest_country: text('guest_country'),
    guest_address: jsonb('guest_address').$type<GuestAddress>(),
    recreation_allowance: jsonb('recreation_allowance').$type<AllowanceRequest>(),
    /** When the documents of the recreation allowance were issued after the stay. */
    allowance_sent_at: instant('allowance_sent_at'),
    company: jsonb('company').$type<Company>(),
    /** First arrival and last departure of its stays, for lists and filters. */
    arrival: day('arrival'),
    departure: day('departure'),
    /** First arrival, or without a stay the first day of a slot service; deadlines and terms count from it. */
    begins: day('begins'),
    adults: integer('adults').notNull().default(0),
    children: integer('children').notNull().default(0),
    arrival_time: text('arrival_time'),
    note: text('note'),
    internal_note: text('internal_note'),
    payment_method: text('payment_method').$type<PaymentMethod>(),
    /** The frozen breakdown; `total` and `deposit_due` repeat it for lists and sums. */
    price: jsonb('price').$type<PriceBreakdown>().notNull(),
    total: integer('total').notNull().default(0),
    deposit_due: integer('deposit_due').notNull().default(0),
    /** The owner's agreement beside the price list; its lines are in `price`. */
    price_adjustments: jsonb('price_adjustments').$type<PriceAdjustments>(),
    /** Total minus the sum of the ledger; updated by `recordTransaction` in the transaction of the entry. */
    due: integer('due').notNull().default(0),
    /** Agreed cents of the units, taken on arrival; never part of `total` or `due`. */
    security_deposit: integer('security_deposit').notNull().default(0),
    pay_by: instant('pay_by'),
    approve_by: instant('approve_by'),
    hold_expires_at: instant('hold_expires_at'),
    attention: text('attention'),
    /** Cents of the payments that are kept after a cancellation; null before. */
    cancellation_fee: integer('cancellation_fee'),
    /** Under whose conditions it is sold; null where it was booked without one, or its plan was deleted. */
    rate_plan: uuid('rate_plan').references(() => ratePlanRows.id, { onDelete: 'set null' }),
    coupon: uuid('coupon').references(() => couponRows.id),
    coupon_code: text('coupon_code'),
    /** Whether its use of the coupon is counted at present. */
    coupon_counted: boolean('coupon_counted').notNull().default(false),
    /** The package that it is sold as, which cannot be deleted (`refuseSoldPackage`); its terms are in `agreed_terms`. */
    package: uuid('package'),
    terms_version: text('terms_version'),
    /** As at the time of the order; later changes of the property's rules do not affect them. */
    agreed_terms: jsonb('agreed_terms').$type<AgreedTerms>(),
    /** Guests by whom the stay tax of `price` is reduced: stated in the order, then proved in the register. */
    tax_guests: jsonb('tax_guests').$type<TaxGuest[]>().notNull().default([]),
    accepted_at: instant('accepted_at'),
    ip: text('ip'),
    /** Only for a hold: hash of its device (`deviceHash`). */
    device: text('device'),
  },
  (table) => [
    // Used for stays between two days, because the longest reach also bounds their arrival.
    index('reservations_by_arrival').on(table.arrival, table.departure),
    index('reservations_by_departure').on(table.departure),
    index('reservations_by_creation').on(table.createdAt),
    index('reservations_by_email').on(sql`lower(${table.guest_email})`),
    index('reservations_by_phone').on(lastDigitsOf(table.guest_phone)),
    index('reservations_with_allowance')
      .on(table.departure)
      .where(sql`${table.recreation_allowance} is not null and ${table.allowance_sent_at} is null`),
    index('reservations_of_firm')
      .on(sql`(${table.company}->>'ico')`)
      .where(sql`${table.company} is not null`),
    index('reservations_of_guest').on(table.guest),
    index('reservations_by_beginning').on(table.begins),
    index('reservations_by_state')
      .on(table.state, table.arrival)
      .where(sql`${table.number} is not null`),
    index('reservations_to_look_at')
      .on(table.arrival)
      .where(sql`${table.attention} is not null`),
    index('reservations_waiting').on(table.state).where(inLiterals(table.state, timedStates)),
    index('reservations_with_coupon')
      .on(table.coupon)
      .where(sql`${table.coupon_counted}`),
    index('reservations_by_return_code')
      .on(returnCodeOf(table.token))
      .where(sql`${table.state} = 'completed'`),
    index('reservations_of_package')
      .on(table.package)
      .where(sql`${table.package} is not null`),
    index('live_holds_of_address')
      .on(table.ip)
      .where(sql`${table.state} = 'hold'`),
    index('holds_of_device')
      .on(table.device)
      .where(sql`${table.state} = 'hold'`),
  ],
)

export const stays = pgTable(
  'stays',
  {
    id: uuid('id').primaryKey(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    unit: uuid('unit')
      .notNull()
      .references(() => units.id),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    adults: integer('adults').notNull(),
    children_ages: smallint('children_ages').array().notNull().default([]),
  },
  (table) => [
    index('stays_of_reservation').on(table.reservation),
    index('stays_of_unit').on(table.unit, table.arrival),
    index('stays_by_days').on(table.arrival, table.departure),
  ],
)

export const commonServiceReservations = pgTable(
  'common_service_reservations',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    common_service: uuid('common_service').references(() => commonServiceRows.id),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    amount: integer('amount').notNull(),
    /** Added because the service is mandatory; the guest did not choose it. */
    mandatory: boolean('mandatory').notNull().default(false),
  },
  (table) => [index('services_of_reservation').on(table.reservation)],
)

export const transactionLogs = pgTable(
  'transaction_logs',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id),
    kind: text('kind').$type<'payment' | 'refund' | 'reversal'>().notNull(),
    method: text('method').$type<'card' | 'transfer' | 'cash' | 'voucher' | 'sandbox'>().notNull(),
    /** Cents; positive is money in, negative money out. */
    amount: integer('amount').notNull(),
    note: text('note'),
    provider: text('provider'),
    provider_reference: text('provider_reference'),
    reverses: uuid('reverses'),
    recorded_by: text('recorded_by').notNull(),
    /** Number of the receipt of the e-kasa, and when it was printed; for cash and card at the front desk. */
    ekasa_number: text('ekasa_number'),
    ekasa_at: instant('ekasa_at'),
  },
  (table) => [
    index('transactions_of_reservation').on(table.reservation),
    // A provider's reference is booked once, however often it is notified.
    uniqueIndex('transaction_of_provider')
      .on(table.provider, table.provider_reference)
      .where(sql`${table.provider_reference} is not null`),
    uniqueIndex('reversed_once')
      .on(table.reverses)
      .where(sql`${table.reverses} is not null`),
    index('transactions_by_time').on(table.createdAt),
  ],
)

/** Counts the orders of all years. Numbers may be skipped when an order fails, but none is given twice. */
export const orderCount = pgSequence('order_count')

/** Yearly number series: the count with which each began. */
export const numberSeries = pgTable('number_series', {
  name: text('name').primaryKey(),
  first: integer('first').notNull(),
})
