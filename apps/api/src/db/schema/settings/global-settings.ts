import type { ForeignLanguage } from '@dvor/format/languages.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import { usualFeeVat, type FeeVat } from '@dvor/contract/money/fee-vat.ts'
import type { FurtherVatKind, VatRate } from '@dvor/contract/money/vat-kinds.ts'
import { knownPurposeCodes, type PurposeCode } from '@dvor/contract/guests/purpose-codes.ts'
import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import { lawfulAllowance, type AllowanceRule } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { EInvoiceTransport } from '@dvor/contract/money/e-invoices.ts'
import type { AutomaticInvoices } from '@dvor/contract/money/invoices.ts'
import { usualSchedule, type PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { StayTaxPeriod, StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import { retentionTable, type RetentionSetting } from '@dvor/contract/privacy/retention.ts'
import type { HideablePage, MenuPage } from '@dvor/contract/site/owners-menu.ts'
import { defaultPalette } from '@dvor/contract/values/palette.ts'
import type { CountryCodeForm } from '@dvor/format/country-code-forms.ts'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredMailServer } from './stored-server.ts'
import type { StoredWalletKeys } from './stored-wallet-keys.ts'
import { stamps } from '../../columns.ts'

const retentionDays = (setting: RetentionSetting) =>
  integer(setting).notNull().default(retentionTable[setting].defaultDays)

export const settingsRow = pgTable(
  'global_settings',
  {
    ...stamps(),
    business_name: text('business_name').notNull(),
    legal_name: text('legal_name'),
    street: text('street'),
    postal_code: text('postal_code'),
    city: text('city'),
    country: text('country').notNull().default('Slovensko'),
    ico: text('ico'),
    dic: text('dic'),
    ic_dph: text('ic_dph'),
    vat_payer: boolean('vat_payer').notNull().default(false),
    email: text('email').notNull(),
    phone: text('phone'),
    facebook_url: text('facebook_url'),
    instagram_url: text('instagram_url'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    colour_primary: text('colour_primary').notNull().default(defaultPalette.primary),
    colour_accent: text('colour_accent').notNull().default(defaultPalette.accent),
    colour_paper: text('colour_paper').notNull().default(defaultPalette.paper),
    hidden_pages: text('hidden_pages').array().$type<HideablePage[]>().notNull().default([]),
    menu_order: text('menu_order').array().$type<MenuPage[]>().notNull().default([]),
    check_in_from: text('check_in_from').notNull().default('14:00'),
    check_in_until: text('check_in_until').notNull().default('20:00'),
    check_out_until: text('check_out_until').notNull().default('10:00'),
    stay_cleaning_days: integer('stay_cleaning_days').notNull().default(1),
    linen_days: integer('linen_days').notNull().default(3),
    hold_minutes: integer('hold_minutes').notNull().default(15),
    approval_hours: integer('approval_hours').notNull().default(48),
    approval_room_nights: integer('approval_room_nights').notNull().default(40),
    approval_persons: integer('approval_persons'),
    unpaid_room_nights: integer('unpaid_room_nights').notNull().default(14),
    gathering_offered: boolean('gathering_offered').notNull().default(false),
    gathering_hours: integer('gathering_hours').notNull().default(48),
    gathering_prolong_hours: integer('gathering_prolong_hours').notNull().default(24),
    gathering_units: integer('gathering_units').notNull().default(2),
    gathering_lead_days: integer('gathering_lead_days').notNull().default(14),
    transfer_days: integer('transfer_days').notNull().default(5),
    payment_schedule: jsonb('payment_schedule').$type<PaymentPart[]>().notNull().default(usualSchedule),
    on_site_allowed: boolean('on_site_allowed').notNull().default(true),
    age_bands: jsonb('age_bands').$type<AgeBand[]>().notNull().default([]),
    cancellation_rules: jsonb('cancellation_rules').$type<CancellationRule[]>().notNull().default([]),
    guest_change_days: integer('guest_change_days').notNull().default(3),
    terms_version: text('terms_version').notNull().default('1'),
    registration_enabled: boolean('registration_enabled').notNull().default(false),
    stay_tax_rates: jsonb('stay_tax_rates').$type<StayTaxRate[]>().notNull().default([]),
    stay_tax_municipality: text('stay_tax_municipality'),
    stay_tax_due_days: integer('stay_tax_due_days'),
    stay_tax_period: text('stay_tax_period').$type<StayTaxPeriod>().notNull().default('quarter'),
    recreation_allowance_rules: jsonb('recreation_allowance_rules')
      .$type<AllowanceRule[]>()
      .notNull()
      .default([lawfulAllowance]),
    iban: text('iban'),
    bic: text('bic'),
    vat_kinds: jsonb('vat_kinds').$type<FurtherVatKind[]>().notNull().default([]),
    vat_rates: jsonb('vat_rates').$type<VatRate[]>().notNull().default([]),
    fee_vat: jsonb('fee_vat').$type<FeeVat[]>().notNull().default(usualFeeVat),
    registration_note: text('registration_note'),
    automatic_invoices: text('automatic_invoices').$type<AutomaticInvoices>().notNull().default('companies'),
    voucher_months: integer('voucher_months').notNull().default(12),
    voucher_sale: boolean('voucher_sale').notNull().default(false),
    voucher_amounts: jsonb('voucher_amounts').$type<number[]>().notNull().default([5000, 10_000, 20_000]),
    voucher_least: integer('voucher_least').notNull().default(2000),
    voucher_most: integer('voucher_most').notNull().default(100_000),
    invoice_due_days: integer('invoice_due_days').notNull().default(14),
    e_invoice_transport: text('e_invoice_transport').$type<EInvoiceTransport>().notNull().default('none'),
    e_invoice_automatic: boolean('e_invoice_automatic').notNull().default(true),
    invoice_prefix: text('invoice_prefix').notNull().default('FA'),
    advance_invoice_prefix: text('advance_invoice_prefix').notNull().default('FP'),
    credit_note_prefix: text('credit_note_prefix').notNull().default('DB'),
    series_year: integer('series_year'),
    invoice_first_number: integer('invoice_first_number').notNull().default(1),
    advance_invoice_first_number: integer('advance_invoice_first_number').notNull().default(1),
    credit_note_first_number: integer('credit_note_first_number').notNull().default(1),
    pohoda_cash_account: text('pohoda_cash_account').notNull().default('HP'),
    pohoda_bank_account: text('pohoda_bank_account'),
    notification_email: text('notification_email'),
    attention_emails: boolean('attention_emails').notNull().default(true),
    morning_letters: boolean('morning_letters').notNull().default(true),
    registration_number_form: text('registration_number_form'),
    purpose_codes: jsonb('purpose_codes').$type<PurposeCode[]>().notNull().default(knownPurposeCodes),
    nationality_codes: text('nationality_codes').$type<CountryCodeForm>().notNull().default('alpha3'),
    retention_days: retentionDays('retention_days'),
    retention_reservations_days: retentionDays('retention_reservations_days'),
    retention_emails_days: retentionDays('retention_emails_days'),
    retention_enquiries_days: retentionDays('retention_enquiries_days'),
    retention_surveys_days: retentionDays('retention_surveys_days'),
    retention_traces_days: retentionDays('retention_traces_days'),
    retention_history_days: retentionDays('retention_history_days'),
    cors_origins: jsonb('cors_origins').$type<string[]>().notNull().default([]),
    hidden_languages: text('hidden_languages').array().$type<ForeignLanguage[]>().notNull().default([]),
    /** What 0.10.0 reads in place of `hidden_languages`; a later release drops it. */
    english_site: boolean('english_site').notNull().default(true),
    sample_mode: boolean('sample_mode').notNull().default(false),
    open_to_search: boolean('open_to_search').notNull().default(false),
    /** Id of the root secret (`checkSecret`), which reveals nothing of it. Never leaves the server. */
    secret_id: text('secret_id'),
    /** The mail server that was set in the back office; its password is sealed. Never leaves the server. */
    mail_server: jsonb('mail_server').$type<StoredMailServer>(),
    /** The mailbox (IMAP) whose e-mails are read; its password is sealed. Never leaves the server. */
    mailbox: jsonb('mailbox').$type<StoredMailServer>(),
    /** Keys of payment gateways by the provider's name, each sealed as a whole. Never leaves the server. */
    gateway_keys: jsonb('gateway_keys').$type<Record<string, string>>().notNull().default({}),
    /** The chosen gateways for new payments, by method; a card without a choice goes through the first with keys. */
    method_gateways: jsonb('method_gateways')
      .$type<{ readonly [M in GatewayMethod]?: GatewayName }>()
      .notNull()
      .default({}),
    /** Keys of wallets; the sealed ones never leave the server. */
    wallet_keys: jsonb('wallet_keys').$type<StoredWalletKeys>().notNull().default({}),
  },
  () => [uniqueIndex('one_row_of_settings').on(sql`(true)`)],
)

export type Settings = typeof settingsRow.$inferSelect
