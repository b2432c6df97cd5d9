import { childrenAt, textAt, type Element } from '../../platform/xml/parse-xml.ts'
import { peppolCustomization } from '@dvor/contract/money/e-invoices.ts'
import {
  centsOrZero,
  descendants,
  exists,
  hasText,
  isCharge,
  numberAt,
  sumOf,
  type UblInvoice,
} from '../ubl/ubl-invoice.ts'
import * as lists from './code-lists.ts'
import { isBelgianNumber, isGln, isNorwegianNumber, isSwedishNumber } from './check-digits.ts'
import { codeRules } from './code-rules.ts'
import type { Rules } from './rule.ts'
import { amountNames } from './sum-rules.ts'

const profilePattern = /^urn:fdc:peppol\.eu:2017:poacc:billing:(\d\d):1\.0$/

/** Number of the business process; null where the profile is not of Peppol. */
const processOf = ({ root }: UblInvoice): string | null =>
  profilePattern.exec(textAt(root, 'ProfileID') ?? '')?.[1] ?? null

const allowancesOf = ({ root, lines }: UblInvoice): Element[] =>
  [root, ...lines].flatMap((element) => childrenAt(element, 'AllowanceCharge'))

const onPrices = ({ lines }: UblInvoice): Element[] =>
  lines.flatMap((line) => childrenAt(line, 'Price', 'AllowanceCharge'))

/** Deviation (in units of currency) that Peppol allows for computed amounts. */
const slack = 0.02 + 1e-9

function isPercentRight(one: Element): boolean {
  const [factor, base] = [numberAt(one, 'MultiplierFactorNumeric'), numberAt(one, 'BaseAmount')]
  if (Number.isNaN(factor) || Number.isNaN(base)) return true
  return Math.abs((numberAt(one, 'Amount') || 0) - (base * factor) / 100) <= slack
}

/** The net amount of a line is quantity times price, with its allowances and charges. */
function isLineRight(line: Element): boolean {
  const quantity = numberAt(line, 'InvoicedQuantity')
  const credited = Number.isNaN(quantity) ? numberAt(line, 'CreditedQuantity') : quantity
  const price = numberAt(line, 'Price', 'PriceAmount') || 0
  const each = numberAt(line, 'Price', 'BaseQuantity') || 1
  const parts = childrenAt(line, 'AllowanceCharge')
  const charges = sumOf(parts.filter(isCharge), 'Amount')
  const allowances = sumOf(
    parts.filter((one) => !isCharge(one)),
    'Amount',
  )
  const expected = (Number.isNaN(credited) ? 1 : credited) * (price / each) + (charges - allowances) / 100
  return Math.abs(centsOrZero(line, 'LineExtensionAmount') / 100 - expected) <= slack
}

/** A line's period lies within the document's. */
const isWithin = ({ root, lines }: UblInvoice, name: 'StartDate' | 'EndDate'): boolean => {
  const limit = textAt(root, 'InvoicePeriod', name)
  if (limit === null) return true
  return lines
    .flatMap((line) => textAt(line, 'InvoicePeriod', name) ?? [])
    .every((day) => (name === 'StartDate' ? day >= limit : day <= limit))
}

const isSameUnit = (line: Element): boolean => {
  const [quantity] = [...childrenAt(line, 'InvoicedQuantity'), ...childrenAt(line, 'CreditedQuantity')]
  const unit = childrenAt(line, 'Price', 'BaseQuantity')[0]?.attributes['unitCode']
  return unit === undefined || !quantity || quantity.attributes['unitCode'] === unit
}

const dayNames = ['IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate']

const isDay = ({ text }: Element): boolean => {
  const day = text.trim()
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
}

/** A reason code that belongs to one category (PEPPOL-EN16931-P0104 to P0111). */
const reasonFits =
  (reason: string, category: string) =>
  ({ root }: UblInvoice): boolean =>
    descendants(root, 'TaxCategory')
      .filter((one) => textAt(one, 'TaxExemptionReasonCode')?.toUpperCase() === reason)
      .every((one) => textAt(one, 'ID') === category)

const isEmpty = (element: Element): boolean =>
  element.children.length === 0 ? element.text.trim() === '' : element.children.some(isEmpty)

/** Identifiers with a scheme whose form or check digits Peppol knows. */
const identifiers = ({ root }: UblInvoice, scheme: string): string[] =>
  ['EndpointID', 'CompanyID', 'ID']
    .flatMap((name) => descendants(root, name))
    .filter(({ attributes }) => attributes['schemeID'] === scheme)
    .map(({ text }) => text.trim())

const everyIdentifier =
  (scheme: string, isValid: (value: string) => boolean) =>
  (invoice: UblInvoice): boolean =>
    identifiers(invoice, scheme).every(isValid)

/** A rule of Peppol with the codes of a rule of EN 16931. */
const keeps =
  (rule: string) =>
  (invoice: UblInvoice): boolean =>
    codeRules[rule]?.(invoice) ?? true

/** Rules of Peppol BIS Billing 3.0 (PEPPOL-EN16931), without those of other countries. */
export const peppolRules: Rules = {
  'PEPPOL-EN16931-R001': ({ root }) => hasText(root, 'ProfileID'),
  'PEPPOL-EN16931-R002': ({ root }) => childrenAt(root, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': ({ root }) =>
    hasText(root, 'BuyerReference') || hasText(root, 'OrderReference', 'ID'),
  'PEPPOL-EN16931-R004': ({ root }) =>
    Boolean(textAt(root, 'CustomizationID')?.startsWith(peppolCustomization)),
  'PEPPOL-EN16931-R005': ({ root }) =>
    !exists(root, 'TaxCurrencyCode') ||
    textAt(root, 'TaxCurrencyCode') !== textAt(root, 'DocumentCurrencyCode'),
  'PEPPOL-EN16931-R007': (invoice) => processOf(invoice) !== null,
  'PEPPOL-EN16931-R008': ({ root }) => !isEmpty(root),
  'PEPPOL-EN16931-R010': ({ buyer }) => hasText(buyer, 'EndpointID'),
  'PEPPOL-EN16931-R020': ({ seller }) => hasText(seller, 'EndpointID'),
  'PEPPOL-EN16931-R040': (invoice) => allowancesOf(invoice).every(isPercentRight),
  'PEPPOL-EN16931-R041': (invoice) =>
    allowancesOf(invoice).every(
      (one) => !exists(one, 'MultiplierFactorNumeric') || exists(one, 'BaseAmount'),
    ),
  'PEPPOL-EN16931-R042': (invoice) =>
    allowancesOf(invoice).every(
      (one) => exists(one, 'MultiplierFactorNumeric') || !exists(one, 'BaseAmount'),
    ),
  'PEPPOL-EN16931-R043': (invoice) =>
    allowancesOf(invoice).every((one) => ['true', 'false'].includes(textAt(one, 'ChargeIndicator') ?? '')),
  'PEPPOL-EN16931-R044': (invoice) =>
    onPrices(invoice).every((one) => textAt(one, 'ChargeIndicator') === 'false'),
  'PEPPOL-EN16931-R046': ({ lines }) =>
    lines
      .flatMap((line) => childrenAt(line, 'Price'))
      .every((price) =>
        childrenAt(price, 'AllowanceCharge').every(
          (one) =>
            !exists(one, 'BaseAmount') ||
            Math.abs(numberAt(price, 'PriceAmount') - numberAt(one, 'BaseAmount') + numberAt(one, 'Amount')) <
              1e-9,
        ),
      ),
  'PEPPOL-EN16931-R051': ({ root }) => {
    const currency = textAt(root, 'DocumentCurrencyCode')
    const inTaxCurrency = childrenAt(root, 'TaxTotal')
      .filter((one) => !exists(one, 'TaxSubtotal'))
      .flatMap((one) => one.children)
    return amountNames
      .flatMap((name) => descendants(root, name))
      .filter((one) => !inTaxCurrency.includes(one))
      .every(({ attributes }) => attributes['currencyID'] === currency)
  },
  'PEPPOL-EN16931-R053': ({ root }) =>
    childrenAt(root, 'TaxTotal').filter((one) => exists(one, 'TaxSubtotal')).length === 1,
  'PEPPOL-EN16931-R054': ({ root }) =>
    childrenAt(root, 'TaxTotal').filter((one) => !exists(one, 'TaxSubtotal')).length ===
    (exists(root, 'TaxCurrencyCode') ? 1 : 0),
  'PEPPOL-EN16931-R055': ({ root }) => {
    const [first = 0, ...others] = childrenAt(root, 'TaxTotal').map((one) => centsOrZero(one, 'TaxAmount'))
    return others.every((other) => other * first >= 0)
  },
  'PEPPOL-EN16931-R061': ({ root }) =>
    childrenAt(root, 'PaymentMeans')
      .filter((means) => ['49', '59'].includes(textAt(means, 'PaymentMeansCode') ?? ''))
      .every((means) => hasText(means, 'PaymentMandate', 'ID')),
  'PEPPOL-EN16931-R080': ({ root }) =>
    childrenAt(root, 'AdditionalDocumentReference').filter((one) => textAt(one, 'DocumentTypeCode') === '50')
      .length <= 1,
  'PEPPOL-EN16931-R100': ({ lines }) =>
    lines.every((line) => childrenAt(line, 'DocumentReference').length <= 1),
  'PEPPOL-EN16931-R101': ({ lines }) =>
    lines
      .flatMap((line) => childrenAt(line, 'DocumentReference'))
      .every((reference) => textAt(reference, 'DocumentTypeCode') === '130'),
  'PEPPOL-EN16931-R110': (invoice) => isWithin(invoice, 'StartDate'),
  'PEPPOL-EN16931-R111': (invoice) => isWithin(invoice, 'EndDate'),
  'PEPPOL-EN16931-R120': ({ lines }) => lines.every(isLineRight),
  'PEPPOL-EN16931-R121': ({ lines }) =>
    lines.every(
      (line) => !exists(line, 'Price', 'BaseQuantity') || numberAt(line, 'Price', 'BaseQuantity') > 0,
    ),
  'PEPPOL-EN16931-R130': ({ lines }) => lines.every(isSameUnit),
  'PEPPOL-EN16931-CL001': keeps('BR-CL-24'),
  'PEPPOL-EN16931-CL002': keeps('BR-CL-19'),
  'PEPPOL-EN16931-CL003': keeps('BR-CL-20'),
  'PEPPOL-EN16931-CL006': keeps('BR-CL-06'),
  'PEPPOL-EN16931-CL007': keeps('BR-CL-03'),
  'PEPPOL-EN16931-CL008': keeps('BR-CL-25'),
  'PEPPOL-EN16931-F001': ({ root }) => dayNames.flatMap((name) => descendants(root, name)).every(isDay),
  'PEPPOL-EN16931-P0100': (invoice) =>
    processOf(invoice) !== '01' ||
    childrenAt(invoice.root, 'InvoiceTypeCode').every(({ text }) => lists.invoiceTypes.has(text.trim())),
  'PEPPOL-EN16931-P0101': (invoice) =>
    processOf(invoice) !== '01' ||
    childrenAt(invoice.root, 'CreditNoteTypeCode').every(({ text }) =>
      lists.creditNoteTypes.has(text.trim()),
    ),
  'PEPPOL-EN16931-P0104': reasonFits('VATEX-EU-G', 'G'),
  'PEPPOL-EN16931-P0105': reasonFits('VATEX-EU-O', 'O'),
  'PEPPOL-EN16931-P0106': reasonFits('VATEX-EU-IC', 'K'),
  'PEPPOL-EN16931-P0107': reasonFits('VATEX-EU-AE', 'AE'),
  'PEPPOL-EN16931-P0108': reasonFits('VATEX-EU-D', 'E'),
  'PEPPOL-EN16931-P0109': reasonFits('VATEX-EU-F', 'E'),
  'PEPPOL-EN16931-P0110': reasonFits('VATEX-EU-I', 'E'),
  'PEPPOL-EN16931-P0111': reasonFits('VATEX-EU-J', 'E'),
  'PEPPOL-COMMON-R040': everyIdentifier('0088', isGln),
  'PEPPOL-COMMON-R041': everyIdentifier('0192', isNorwegianNumber),
  'PEPPOL-COMMON-R042': everyIdentifier('0184', (value) => /^DK\d{8}$/.test(value)),
  'PEPPOL-COMMON-R043': everyIdentifier('0208', isBelgianNumber),
  'PEPPOL-COMMON-R049': everyIdentifier('0007', isSwedishNumber),
}
