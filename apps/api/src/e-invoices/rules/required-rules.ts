import { childrenAt, textAt, type Element } from '../../platform/xml/parse-xml.ts'
import { exists, hasText, isCharge, numberAt, taxNumbers, type UblInvoice } from '../ubl/ubl-invoice.ts'
import type { Rules } from './rule.ts'

const everyLine =
  (holds: (line: Element) => boolean) =>
  ({ lines }: UblInvoice): boolean =>
    lines.every(holds)

const every =
  (path: readonly string[], holds: (element: Element) => boolean) =>
  ({ root }: UblInvoice): boolean =>
    childrenAt(root, ...path).every(holds)

const isInOrder = (period: Element): boolean => {
  const [from, to] = [textAt(period, 'StartDate'), textAt(period, 'EndDate')]
  return from === null || to === null || from <= to
}

const hasReason = (one: Element): boolean =>
  hasText(one, 'AllowanceChargeReason') || hasText(one, 'AllowanceChargeReasonCode')

const quantityOf = (line: Element): Element | undefined =>
  childrenAt(line, 'InvoicedQuantity')[0] ?? childrenAt(line, 'CreditedQuantity')[0]

const ofLine = (line: Element, areCharges: boolean): Element[] =>
  childrenAt(line, 'AllowanceCharge').filter((one) => isCharge(one) === areCharges)

/** Credit transfers, UNTDID 4461. */
const isTransfer = (means: Element): boolean => ['30', '58'].includes(textAt(means, 'PaymentMeansCode') ?? '')

/** Rules of EN 16931 about what must be there (BR-01 to BR-67, BR-CO-03, -04, -09, -18 to -26). */
export const requiredRules: Rules = {
  'BR-01': ({ root }) => hasText(root, 'CustomizationID'),
  'BR-02': ({ root }) => hasText(root, 'ID'),
  'BR-03': ({ root }) => hasText(root, 'IssueDate'),
  'BR-04': ({ root }) => hasText(root, 'InvoiceTypeCode') || hasText(root, 'CreditNoteTypeCode'),
  'BR-05': ({ root }) => hasText(root, 'DocumentCurrencyCode'),
  'BR-06': ({ seller }) => hasText(seller, 'PartyLegalEntity', 'RegistrationName'),
  'BR-07': ({ buyer }) => hasText(buyer, 'PartyLegalEntity', 'RegistrationName'),
  'BR-08': ({ seller }) => exists(seller, 'PostalAddress'),
  'BR-09': ({ seller }) => hasText(seller, 'PostalAddress', 'Country', 'IdentificationCode'),
  'BR-10': ({ buyer }) => exists(buyer, 'PostalAddress'),
  'BR-11': ({ buyer }) => hasText(buyer, 'PostalAddress', 'Country', 'IdentificationCode'),
  'BR-12': ({ totals }) => exists(totals, 'LineExtensionAmount'),
  'BR-13': ({ totals }) => exists(totals, 'TaxExclusiveAmount'),
  'BR-14': ({ totals }) => exists(totals, 'TaxInclusiveAmount'),
  'BR-15': ({ totals }) => exists(totals, 'PayableAmount'),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-17': every(['PayeeParty'], (payee) => hasText(payee, 'PartyName', 'Name')),
  'BR-18': every(['TaxRepresentativeParty'], (party) => hasText(party, 'PartyName', 'Name')),
  'BR-19': every(['TaxRepresentativeParty'], (party) => exists(party, 'PostalAddress')),
  'BR-20': every(['TaxRepresentativeParty'], (party) =>
    hasText(party, 'PostalAddress', 'Country', 'IdentificationCode'),
  ),
  'BR-21': everyLine((line) => hasText(line, 'ID')),
  'BR-22': everyLine((line) => Boolean(quantityOf(line)?.text.trim())),
  'BR-23': everyLine((line) => Boolean(quantityOf(line)?.attributes['unitCode'])),
  'BR-24': everyLine((line) => hasText(line, 'LineExtensionAmount')),
  'BR-25': everyLine((line) => hasText(line, 'Item', 'Name')),
  'BR-26': everyLine((line) => hasText(line, 'Price', 'PriceAmount')),
  'BR-27': everyLine((line) => !(numberAt(line, 'Price', 'PriceAmount') < 0)),
  'BR-28': everyLine((line) => !(numberAt(line, 'Price', 'AllowanceCharge', 'BaseAmount') < 0)),
  'BR-29': every(['InvoicePeriod'], isInOrder),
  'BR-30': everyLine((line) => childrenAt(line, 'InvoicePeriod').every(isInOrder)),
  'BR-31': ({ allowances }) => allowances.every((one) => hasText(one, 'Amount')),
  'BR-32': ({ allowances }) => allowances.every((one) => hasText(one, 'TaxCategory', 'ID')),
  'BR-33': ({ allowances }) => allowances.every(hasReason),
  'BR-36': ({ charges }) => charges.every((one) => hasText(one, 'Amount')),
  'BR-37': ({ charges }) => charges.every((one) => hasText(one, 'TaxCategory', 'ID')),
  'BR-38': ({ charges }) => charges.every(hasReason),
  'BR-41': everyLine((line) => ofLine(line, false).every((one) => hasText(one, 'Amount'))),
  'BR-42': everyLine((line) => ofLine(line, false).every(hasReason)),
  'BR-43': everyLine((line) => ofLine(line, true).every((one) => hasText(one, 'Amount'))),
  'BR-44': everyLine((line) => ofLine(line, true).every(hasReason)),
  'BR-45': ({ breakdown }) => breakdown.every((row) => hasText(row, 'TaxableAmount')),
  'BR-46': ({ breakdown }) => breakdown.every((row) => hasText(row, 'TaxAmount')),
  'BR-47': ({ breakdown }) => breakdown.every((row) => hasText(row, 'TaxCategory', 'ID')),
  'BR-48': ({ breakdown }) =>
    breakdown.every(
      (row) => textAt(row, 'TaxCategory', 'ID') === 'O' || hasText(row, 'TaxCategory', 'Percent'),
    ),
  'BR-49': every(['PaymentMeans'], (means) => hasText(means, 'PaymentMeansCode')),
  'BR-50': every(['PaymentMeans', 'PayeeFinancialAccount'], (account) => hasText(account, 'ID')),
  'BR-51': every(['PaymentMeans', 'CardAccount'], (card) =>
    /^[\dX*]{4,6}$/.test(textAt(card, 'PrimaryAccountNumberID') ?? ''),
  ),
  'BR-52': every(['AdditionalDocumentReference'], (reference) => hasText(reference, 'ID')),
  'BR-53': ({ root }) => {
    const currency = textAt(root, 'TaxCurrencyCode')
    const amounts = childrenAt(root, 'TaxTotal', 'TaxAmount')
    return currency === null || amounts.some(({ attributes }) => attributes['currencyID'] === currency)
  },
  'BR-54': everyLine((line) =>
    childrenAt(line, 'Item', 'AdditionalItemProperty').every(
      (property) => exists(property, 'Name') && exists(property, 'Value'),
    ),
  ),
  'BR-55': every(['BillingReference', 'InvoiceDocumentReference'], (reference) => hasText(reference, 'ID')),
  'BR-56': every(['TaxRepresentativeParty'], (party) => taxNumbers(party, true).length > 0),
  'BR-57': every(['Delivery', 'DeliveryLocation', 'Address'], (address) =>
    hasText(address, 'Country', 'IdentificationCode'),
  ),
  'BR-61': every(
    ['PaymentMeans'],
    (means) => !isTransfer(means) || hasText(means, 'PayeeFinancialAccount', 'ID'),
  ),
  'BR-62': ({ seller }) =>
    childrenAt(seller, 'EndpointID').every((one) => Boolean(one.attributes['schemeID'])),
  'BR-63': ({ buyer }) => childrenAt(buyer, 'EndpointID').every((one) => Boolean(one.attributes['schemeID'])),
  'BR-64': everyLine((line) =>
    childrenAt(line, 'Item', 'StandardItemIdentification', 'ID').every((one) =>
      Boolean(one.attributes['schemeID']),
    ),
  ),
  'BR-65': everyLine((line) =>
    childrenAt(line, 'Item', 'CommodityClassification', 'ItemClassificationCode').every((one) =>
      Boolean(one.attributes['listID']),
    ),
  ),
  'BR-CO-03': ({ root }) =>
    !exists(root, 'TaxPointDate') || !exists(root, 'InvoicePeriod', 'DescriptionCode'),
  'BR-CO-04': everyLine((line) => hasText(line, 'Item', 'ClassifiedTaxCategory', 'ID')),
  'BR-CO-09': ({ seller, buyer }) =>
    [...taxNumbers(seller, true), ...taxNumbers(buyer, true)].every((number) => /^[A-Z]{2}/.test(number)),
  'BR-CO-18': ({ breakdown }) => breakdown.length > 0,
  'BR-CO-19': every(
    ['InvoicePeriod'],
    (period) => exists(period, 'StartDate') || exists(period, 'EndDate') || exists(period, 'DescriptionCode'),
  ),
  'BR-CO-20': everyLine((line) =>
    childrenAt(line, 'InvoicePeriod').every(
      (period) => exists(period, 'StartDate') || exists(period, 'EndDate'),
    ),
  ),
  'BR-CO-25': ({ root, totals }) =>
    !(numberAt(totals, 'PayableAmount') > 0) ||
    exists(root, 'DueDate') ||
    exists(root, 'PaymentTerms', 'Note'),
  'BR-CO-26': ({ seller }) =>
    taxNumbers(seller, true).length > 0 ||
    hasText(seller, 'PartyIdentification', 'ID') ||
    hasText(seller, 'PartyLegalEntity', 'CompanyID'),
}
