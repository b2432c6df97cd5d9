import { peppolCustomization } from '@dvor/contract/money/e-invoices.ts'
import type { ReceivedLine, ReceivedRefusal, ReceivedVatRow } from '@dvor/contract/money/received-invoices.ts'
import { ApiError } from '../../platform/errors.ts'
import { childrenAt, parseXml, textAt, XmlError, type Element } from '../../platform/xml/parse-xml.ts'
import { checkEInvoice } from '../rules/check-e-invoice.ts'
import type { BrokenRule } from '../rules/rule.ts'
import {
  centsAt,
  centsOrZero,
  firstAt,
  numberAt,
  taxNumbers,
  ublInvoiceOf,
  ublNamespaces,
  type UblInvoice,
} from '../ubl/ubl-invoice.ts'

/** The content of an e-invoice of a supplier. Amounts in cents of its currency; those of a credit note are negative. */
export interface ReceivedInvoice {
  number: string
  kind: 'invoice' | 'credit_note'
  supplier: string
  supplier_ico: string | null
  supplier_dic: string | null
  supplier_ic_dph: string | null
  issued_on: string
  delivered_on: string | null
  due_on: string | null
  currency: string
  net: number
  vat: number
  total: number
  due: number
  iban: string | null
  bic: string | null
  variable_symbol: string | null
  corrects: string | null
  note: string | null
  lines: ReceivedLine[]
  vat_rows: ReceivedVatRow[]
  problems: BrokenRule[]
  /** Numbers of the buyer: IČO, DIČ, IČ DPH and the address in the network. */
  buyer_numbers: string[]
}

/** Limits against files that are made to use up memory. */
const limits = { depth: 30, elements: 200_000 }

/** Largest amount that is stored, in cents; a larger one is a mistake. */
const largest = 1_000_000_000

const refuse = (reason: ReceivedRefusal, message: string, line?: number): ApiError =>
  new ApiError('e_invoice_broken', message, { details: line === undefined ? { reason } : { reason, line } })

/** Reads an e-invoice from its file. @throws ApiError `e_invoice_broken` with one of `receivedRefusals` */
export function readInvoice(bytes: Uint8Array): ReceivedInvoice {
  const root = parsed(decoded(bytes))
  const { name, uri } = root
  if ((name !== 'Invoice' && name !== 'CreditNote') || uri !== ublNamespaces[name])
    throw refuse('format', 'This XML is no invoice in UBL 2.1')
  const isPeppol = Boolean(textAt(root, 'CustomizationID')?.startsWith(peppolCustomization))
  return { ...contentOf(ublInvoiceOf(root)), problems: checkEInvoice(root, isPeppol) }
}

function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1] ?? 'utf-8'
  try {
    if (declared.toLowerCase() !== 'utf-8') throw new TypeError(declared)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('encoding', 'The characters of the file are not UTF-8')
  }
}

function parsed(text: string): Element {
  try {
    return parseXml(text, limits)
  } catch (error) {
    if (error instanceof XmlError) throw refuse('xml', error.message, error.line)
    throw error
  }
}

/** A text of a reasonable length; the file itself keeps all of it. */
const short = (text: string | null, most = 300): string | null => text && text.slice(0, most)

/** An account number without the spaces by which suppliers group it. */
const bare = (text: string | null): string | null => text && text.replaceAll(/\s/g, '')

const dayAt = (element: Element, ...path: string[]): string | null => {
  const day = textAt(element, ...path) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : null
}

/** A value without which an invoice is none. @throws ApiError `e_invoice_broken` */
function needed<T>(value: T | null, name: string): T {
  if (value === null || Number.isNaN(value)) throw refuse('incomplete', `${name} is missing`)
  return value
}

function contentOf(invoice: UblInvoice): Omit<ReceivedInvoice, 'problems'> {
  const { root, isCredit, seller, buyer } = invoice
  const [means] = childrenAt(root, 'PaymentMeans')
  const [supplier_ic_dph = null] = taxNumbers(seller, true)
  const [supplier_dic = null] = taxNumbers(seller, false)
  const account = means && firstAt(means, 'PayeeFinancialAccount')
  return {
    number: needed(short(textAt(root, 'ID')), 'The number'),
    kind: isCredit ? 'credit_note' : 'invoice',
    supplier: needed(nameOf(seller), 'The supplier'),
    supplier_ico: short(textAt(seller, 'PartyLegalEntity', 'CompanyID')),
    supplier_dic: short(supplier_dic),
    supplier_ic_dph: short(supplier_ic_dph),
    issued_on: needed(dayAt(root, 'IssueDate'), 'The day of issue'),
    delivered_on: dayAt(root, 'Delivery', 'ActualDeliveryDate') ?? dayAt(root, 'TaxPointDate'),
    due_on: dayAt(root, 'DueDate') ?? (means ? dayAt(means, 'PaymentDueDate') : null),
    currency: needed(currencyOf(root), 'The currency'),
    ...sumsOf(invoice),
    iban: account ? short(bare(textAt(account, 'ID'))) : null,
    bic: account ? short(textAt(account, 'FinancialInstitutionBranch', 'ID')) : null,
    variable_symbol: means ? short(textAt(means, 'PaymentID')) : null,
    corrects: short(textAt(root, 'BillingReference', 'InvoiceDocumentReference', 'ID')),
    note: short(textAt(root, 'Note'), 2000),
    buyer_numbers: numbersOf(buyer),
  }
}

const currencyOf = (root: Element): string | null => {
  const code = textAt(root, 'DocumentCurrencyCode')
  return code && /^[A-Z]{3}$/.test(code) ? code : null
}

const nameOf = (party: Element): string | null =>
  short(textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'))

const numbersOf = (party: Element): string[] => [
  ...taxNumbers(party, true),
  ...taxNumbers(party, false),
  ...[textAt(party, 'PartyLegalEntity', 'CompanyID'), textAt(party, 'EndpointID')].flatMap(
    (one) => one ?? [],
  ),
]

function sumsOf({ root, isCredit, totals, lines, breakdown }: UblInvoice) {
  const sign = isCredit ? -1 : 1
  const signed = (cents: number): number => {
    if (!(Math.abs(cents) <= largest)) throw refuse('incomplete', 'A sum is no amount')
    return cents === 0 ? 0 : sign * cents
  }
  const total = needed(centsAt(totals, 'TaxInclusiveAmount'), 'The total')
  return {
    net: signed(needed(centsAt(totals, 'TaxExclusiveAmount'), 'The total without VAT')),
    vat: signed(centsOrZero(root, 'TaxTotal', 'TaxAmount')),
    total: signed(total),
    due: signed(needed(centsAt(totals, 'PayableAmount'), 'The amount due')),
    lines: lines.map((line) => lineOf(line, signed)),
    vat_rows: breakdown.map((row) => vatRowOf(row, signed)),
  }
}

const valueOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value)

function lineOf(line: Element, signed: (cents: number) => number): ReceivedLine {
  const [quantity] = [...childrenAt(line, 'InvoicedQuantity'), ...childrenAt(line, 'CreditedQuantity')]
  const category = firstAt(line, 'Item', 'ClassifiedTaxCategory')
  return {
    name: short(textAt(line, 'Item', 'Name')) ?? '–',
    detail: short(textAt(line, 'Item', 'Description')),
    quantity: quantity ? valueOrNull(Number(quantity.text)) : null,
    unit: quantity?.attributes['unitCode'] ?? null,
    net: signed(centsOrZero(line, 'LineExtensionAmount')),
    category: textAt(category, 'ID'),
    rate: valueOrNull(numberAt(category, 'Percent')),
  }
}

function vatRowOf(row: Element, signed: (cents: number) => number): ReceivedVatRow {
  const category = firstAt(row, 'TaxCategory')
  return {
    category: textAt(category, 'ID'),
    rate: valueOrNull(numberAt(category, 'Percent')),
    net: signed(centsOrZero(row, 'TaxableAmount')),
    vat: signed(centsOrZero(row, 'TaxAmount')),
    reason: short(textAt(category, 'TaxExemptionReason') ?? textAt(category, 'TaxExemptionReasonCode')),
  }
}
