import { childrenAt, textAt, type Element } from '../../platform/xml/parse-xml.ts'

/** Namespaces of UBL 2.1. */
export const ublNamespaces = {
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  aggregate: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  basic: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
} as const

/** The parts of a UBL invoice or credit note that rules and reading need. */
export interface UblInvoice {
  root: Element
  isCredit: boolean
  seller: Element
  buyer: Element
  totals: Element
  lines: readonly Element[]
  /** BG-20 */
  allowances: readonly Element[]
  /** BG-21 */
  charges: readonly Element[]
  /** BG-23 */
  breakdown: readonly Element[]
}

const nothing: Element = { name: '', uri: '', attributes: {}, children: [], text: '' }

/** The first element at a path; an empty one where there is none. */
export const firstAt = (element: Element, ...path: string[]): Element =>
  childrenAt(element, ...path)[0] ?? nothing

/** Whether there is an element at a path, also an empty one. */
export const exists = (element: Element, ...path: string[]): boolean =>
  childrenAt(element, ...path).length > 0

/** Whether the first element there has text. */
export const hasText = (element: Element, ...path: string[]): boolean => textAt(element, ...path) !== null

/** All elements of a name below, at any depth. */
export function descendants(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendants(child, name),
  ])
}

/** Whether an `AllowanceCharge` adds to the sum (BG-21, BG-28) and does not reduce it. */
export const isCharge = (element: Element): boolean => textAt(element, 'ChargeIndicator') === 'true'

/** The parts of a parsed file whose root is an Invoice or a CreditNote. */
export function ublInvoiceOf(root: Element): UblInvoice {
  const isCredit = root.name === 'CreditNote'
  const ofDocument = childrenAt(root, 'AllowanceCharge')
  return {
    root,
    isCredit,
    seller: firstAt(root, 'AccountingSupplierParty', 'Party'),
    buyer: firstAt(root, 'AccountingCustomerParty', 'Party'),
    totals: firstAt(root, 'LegalMonetaryTotal'),
    lines: childrenAt(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine'),
    allowances: ofDocument.filter((one) => !isCharge(one)),
    charges: ofDocument.filter(isCharge),
    breakdown: childrenAt(root, 'TaxTotal', 'TaxSubtotal'),
  }
}

const decimalNumber = /^[-+]?(\d+(\.\d*)?|\.\d+)$/

/** A decimal as a number; NaN where there is none. */
export function numberAt(element: Element, ...path: string[]): number {
  const text = textAt(element, ...path)
  return text !== null && decimalNumber.test(text) ? Number(text) : Number.NaN
}

/** An amount in cents, rounded half away from zero; NaN where there is none. */
export function centsAt(element: Element, ...path: string[]): number {
  const value = numberAt(element, ...path)
  const cents = Math.round(Math.abs(value) * 100 + 1e-6)
  return value < 0 ? 0 - cents : cents
}

/** As `centsAt`, with nothing as zero. */
export const centsOrZero = (element: Element, ...path: string[]): number => centsAt(element, ...path) || 0

/** Sum (cents) of the amounts at a path below each element; a missing amount counts as zero. */
export const sumOf = (elements: readonly Element[], ...path: string[]): number =>
  elements.reduce((sum, element) => sum + centsOrZero(element, ...path), 0)

/** Company numbers of a party in a tax scheme: `VAT` is BT-31 and BT-48, any other BT-32. */
export function taxNumbers(party: Element, isVat: boolean): string[] {
  return childrenAt(party, 'PartyTaxScheme')
    .filter((one) => (textAt(one, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT') === isVat)
    .flatMap((one) => textAt(one, 'CompanyID') ?? [])
}
