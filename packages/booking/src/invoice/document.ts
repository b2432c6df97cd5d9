import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { AllowanceSum } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import type { AdvanceShare } from './advance.ts'
import type { VatClass } from './vat.ts'

/**
 * Content of an issued document, complete and frozen. The fields name the business terms (BT) and groups (BG) of the
 * European norm EN 16931 that they are exported as. All amounts in cents, all days calendar days of the property.
 */
export interface IssuedDocument {
  kind: DocumentKind
  /** BT-1 */
  number: string
  language: Language
  /** Made in sample mode: a document without legal effect. */
  sample: boolean
  /** BT-2 */
  issued_on: Day
  /** BT-72 of an invoice: the day of supply. BT-7 of an invoice for a payment: the day it was received. */
  delivered_on: Day | null
  /** BT-9 */
  due_on: Day | null
  seller: Seller
  buyer: Buyer
  stay: BilledStay
  /** True of the part of a bill that another payer than the reservation's pays. */
  is_part?: true | undefined
  bill: Bill
  /** Of a deposit request: the requested amount. */
  requested: number | null
  /** BG-3: the invoice that a credit note reverses. */
  corrects: Reference | null
  /** BG-3: the invoices for payments that an invoice deducts; absent in documents from before it was kept. */
  deducts?: readonly Reference[]
  /** BT-22: reason for the correction. */
  reason: string | null
  /** Data for a bank transfer of the amount due; null where nothing is due or no account is known. */
  transfer: Transfer | null
  /** Entries of the ledger, for the reader's information. */
  payments: readonly PaymentView[]
  /** Names of the persons of a stay with the recreation allowance, the employee first. */
  persons: readonly string[]
  /** On the confirmation of a stay: the expenses that count for the recreation allowance. */
  allowance?: AllowanceSum | undefined
  /** Of an invoice for a payment received in advance: its split by VAT kinds, for the invoice that deducts it. */
  shares: readonly AdvanceShare[]
}

/** BG-4, the property. */
export interface Seller extends Address {
  /** BT-27 */
  name: string
  /** BT-28 */
  trading_name: string
  /** BT-30, IČO */
  ico: string | null
  /** BT-32, DIČ */
  dic: string | null
  /** BT-31, IČ DPH; null when the property does not pay VAT. */
  ic_dph: string | null
  /** BT-33: registration of the business. */
  registration: string | null
  /** BT-43 */
  email: string
  /** BT-42 */
  phone: string | null
}

/** BG-7, the guest or the guest's company. */
export interface Buyer extends Partial<Address> {
  /** BT-44 */
  name: string
  /** BT-55: ISO 3166-1 alpha-2 */
  country: string
  /** BT-47 */
  ico: string | null
  dic: string | null
  /** BT-48 */
  ic_dph: string | null
  /** BT-49 where it does not follow from the numbers: scheme and identifier of Peppol. */
  peppol_id?: string | null
  /** BT-58 */
  email: string | null
}

/** BG-5, BG-8 */
export interface Address {
  /** BT-35, BT-50 */
  street: string
  /** BT-38, BT-53 */
  postal_code: string
  /** BT-37, BT-52 */
  city: string
  /** BT-40, BT-55 */
  country: string
}

/** The stay of the document. */
export interface BilledStay {
  /** BT-13, BT-83: number of the reservation, which is also the variable symbol. */
  reservation: string
  guest: string
  /** BT-73 and BT-74 */
  arrival: Day | null
  departure: Day | null
  adults: number
  children: number
  units: readonly { title: string; arrival: Day; departure: Day; adults: number; children: number }[]
  /** Numbers of short-term rental of the units, each once; absent in documents issued before they were known. */
  registration_numbers?: readonly string[]
}

export interface Reference {
  /** BT-25 */
  number: string
  /** BT-26 */
  issued_on: Day
}

export interface Transfer {
  /** BT-84 */
  iban: string
  /** BT-86 */
  bic: string | null
  /** BT-85 */
  beneficiary: string
  amount: number
  /** BT-83 */
  variableSymbol: string
  dueDay: Day | null
  note: string | null
}

export interface PaymentView {
  day: Day
  method: string
  amount: number
}

/** BG-25; amounts include VAT unless named net. */
export interface BillLine extends VatClass {
  /** Kind of the line; seasons and coupon rules are part of its name. */
  kind: 'supply' | 'discount' | 'advance'
  /** BT-153; of a discount BT-97 */
  name: string
  /** BT-154 */
  detail: string | null
  /** BT-129; minus one for a deducted invoice. */
  quantity: number
  /** BT-130 */
  unit: 'night' | 'piece'
  unit_price: number
  gross: number
  /** BT-131; of a discount BT-92 with a minus */
  net: number
  /** Name of the package that it is a part of; absent in documents from before it was kept. */
  package?: string | undefined
}

/** BG-23 with its gross sum. */
export interface VatRow extends VatClass {
  /** BT-116 */
  net: number
  /** BT-117 */
  vat: number
  gross: number
}

export interface Bill {
  lines: readonly BillLine[]
  /** The supply by rates, before advances are deducted. */
  supply: readonly VatRow[]
  /** BG-23: the VAT that this document declares. */
  vat_rows: readonly VatRow[]
  /** BT-106 to BT-115 */
  totals: BillTotals
  /** BT-120: reason for which the rows of category E and O have no VAT. */
  exemption: string | null
}

export interface BillTotals {
  /** BT-106: net of all lines but discounts. */
  lines_net: number
  /** BT-107: net of the discounts, positive. */
  allowances: number
  /** BT-109 */
  net: number
  /** BT-110 */
  vat: number
  /** BT-112 */
  total: number
  /** BT-113: paid without an invoice of its own. */
  prepaid: number
  /** BT-115 */
  due: number
}
