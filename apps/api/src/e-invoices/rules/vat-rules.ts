import { childrenAt, textAt, type Element } from '../../platform/xml/parse-xml.ts'
import {
  centsOrZero,
  exists,
  firstAt,
  hasText,
  numberAt,
  sumOf,
  taxNumbers,
  type UblInvoice,
} from '../ubl/ubl-invoice.ts'
import type { Rules } from './rule.ts'
import { leewayCents } from './sum-rules.ts'

/** The rules of EN 16931 for one VAT category. */
interface VatCategoryRules {
  /** Part of the names of its rules. */
  name: string
  code: string
  /** Several rates, hence several rows in the breakdown; otherwise exactly one. */
  hasRates: boolean
  isRateAllowed(rate: number): boolean
  needsReason: boolean
  hasParties(invoice: UblInvoice): boolean
}

const hasSellerVat = ({ root, seller }: UblInvoice): boolean =>
  taxNumbers(seller, true).length > 0 || taxNumbers(firstAt(root, 'TaxRepresentativeParty'), true).length > 0

const hasSellerTax = (invoice: UblInvoice): boolean =>
  hasSellerVat(invoice) || taxNumbers(invoice.seller, false).length > 0

const hasBuyerVat = ({ buyer }: UblInvoice): boolean => taxNumbers(buyer, true).length > 0

const isBuyerKnown = (invoice: UblInvoice): boolean =>
  hasBuyerVat(invoice) || hasText(invoice.buyer, 'PartyLegalEntity', 'CompanyID')

const isZero = (rate: number): boolean => rate === 0
const isPositive = (rate: number): boolean => rate > 0
const isNotNegative = (rate: number): boolean => rate >= 0

const one = { hasRates: false, isRateAllowed: isZero, needsReason: true }
const rated = { hasRates: true, isRateAllowed: isNotNegative, needsReason: false, hasParties: hasSellerTax }

const categories: readonly VatCategoryRules[] = [
  { ...rated, name: 'S', code: 'S', isRateAllowed: isPositive },
  { ...rated, name: 'AF', code: 'L' },
  { ...rated, name: 'AG', code: 'M' },
  { ...one, name: 'Z', code: 'Z', needsReason: false, hasParties: hasSellerTax },
  { ...one, name: 'E', code: 'E', hasParties: hasSellerTax },
  { ...one, name: 'AE', code: 'AE', hasParties: (invoice) => hasSellerTax(invoice) && isBuyerKnown(invoice) },
  { ...one, name: 'IC', code: 'K', hasParties: (invoice) => hasSellerVat(invoice) && hasBuyerVat(invoice) },
  { ...one, name: 'G', code: 'G', hasParties: hasSellerVat },
  {
    ...one,
    name: 'O',
    code: 'O',
    isRateAllowed: Number.isNaN,
    hasParties: (invoice) => !hasSellerVat(invoice) && !hasBuyerVat(invoice),
  },
]

const ofLine = (line: Element): Element => firstAt(line, 'Item', 'ClassifiedTaxCategory')
const ofOther = (element: Element): Element => firstAt(element, 'TaxCategory')

/** The places that have a VAT category: lines, allowances and charges, each with the endings of its rules. */
const places = [
  { party: '02', rate: '05', of: ({ lines }: UblInvoice) => lines.map(ofLine) },
  { party: '03', rate: '06', of: ({ allowances }: UblInvoice) => allowances.map(ofOther) },
  { party: '04', rate: '07', of: ({ charges }: UblInvoice) => charges.map(ofOther) },
]

const has = (category: Element, code: string): boolean => textAt(category, 'ID') === code

const rateOf = (category: Element): number => numberAt(category, 'Percent')

/** Taxable amount by lines, charges and allowances of a category, in cents; of one rate where one is given. */
function baseOf({ lines, allowances, charges }: UblInvoice, code: string, rate: number | null): number {
  const isAlike = (category: Element) => has(category, code) && (rate === null || rateOf(category) === rate)
  return (
    sumOf(
      lines.filter((line) => isAlike(ofLine(line))),
      'LineExtensionAmount',
    ) +
    sumOf(
      charges.filter((charge) => isAlike(ofOther(charge))),
      'Amount',
    ) -
    sumOf(
      allowances.filter((allowance) => isAlike(ofOther(allowance))),
      'Amount',
    )
  )
}

function isBaseRight(invoice: UblInvoice, row: Element, { code, hasRates }: VatCategoryRules): boolean {
  const base = baseOf(invoice, code, hasRates ? rateOf(ofOther(row)) : null)
  const off = Math.abs(base - centsOrZero(row, 'TaxableAmount'))
  return hasRates ? off < leewayCents : off === 0
}

function isVatRight(row: Element, { hasRates }: VatCategoryRules): boolean {
  const vat = centsOrZero(row, 'TaxAmount')
  if (!hasRates) return vat === 0
  const expected = Math.round((Math.abs(centsOrZero(row, 'TaxableAmount')) * rateOf(ofOther(row))) / 100)
  return Math.abs(Math.abs(vat) - expected) < leewayCents
}

function rulesOf(category: VatCategoryRules): Rules {
  const { name, code, hasRates, needsReason, isRateAllowed, hasParties } = category
  const rowsOf = ({ breakdown }: UblInvoice) => breakdown.filter((row) => has(ofOther(row), code))
  const isUsed = (invoice: UblInvoice) =>
    places.some(({ of }) => of(invoice).some((place) => has(place, code)))
  const isCounted = (invoice: UblInvoice) => {
    const rows = rowsOf(invoice).length
    if (!isUsed(invoice)) return rows === 0 || (!hasRates && rows === 1)
    return hasRates ? rows > 0 : rows === 1
  }
  const atPlaces = places.flatMap(({ party, rate, of }) => [
    [
      `BR-${name}-${party}`,
      (invoice: UblInvoice) => !of(invoice).some((place) => has(place, code)) || hasParties(invoice),
    ] as const,
    [
      `BR-${name}-${rate}`,
      (invoice: UblInvoice) =>
        of(invoice).every((place) => !has(place, code) || isRateAllowed(rateOf(place))),
    ] as const,
  ])
  return {
    [`BR-${name}-01`]: isCounted,
    ...Object.fromEntries(atPlaces),
    [`BR-${name}-08`]: (invoice) => rowsOf(invoice).every((row) => isBaseRight(invoice, row, category)),
    [`BR-${name}-09`]: (invoice) => rowsOf(invoice).every((row) => isVatRight(row, category)),
    [`BR-${name}-10`]: (invoice) => rowsOf(invoice).every((row) => hasReason(ofOther(row)) === needsReason),
  }
}

const hasReason = (category: Element): boolean =>
  hasText(category, 'TaxExemptionReason') || hasText(category, 'TaxExemptionReasonCode')

/** Category O stands alone (BR-O-11 to BR-O-14). */
function isAlone(invoice: UblInvoice, others: readonly Element[]): boolean {
  const isOutside = invoice.breakdown.some((row) => has(ofOther(row), 'O'))
  return !isOutside || others.every((category) => has(category, 'O'))
}

/** The delivery of a supply within the Union is known (BR-IC-11 and BR-IC-12). */
const isWithinUnion = ({ breakdown }: UblInvoice): boolean => breakdown.some((row) => has(ofOther(row), 'K'))

/** Rules of EN 16931 for each VAT category (BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF, BR-AG). */
export const vatRules: Rules = {
  ...Object.assign({}, ...categories.map(rulesOf)),
  'BR-O-11': (invoice) => isAlone(invoice, invoice.breakdown.map(ofOther)),
  'BR-O-12': (invoice) => isAlone(invoice, invoice.lines.map(ofLine)),
  'BR-O-13': (invoice) => isAlone(invoice, invoice.allowances.map(ofOther)),
  'BR-O-14': (invoice) => isAlone(invoice, invoice.charges.map(ofOther)),
  'BR-IC-11': (invoice) =>
    !isWithinUnion(invoice) ||
    exists(invoice.root, 'Delivery', 'ActualDeliveryDate') ||
    childrenAt(invoice.root, 'InvoicePeriod').some(({ children }) => children.length > 0),
  'BR-IC-12': (invoice) =>
    !isWithinUnion(invoice) ||
    hasText(invoice.root, 'Delivery', 'DeliveryLocation', 'Address', 'Country', 'IdentificationCode'),
}
