import { isCountryCode } from '@dvor/format/country-codes.ts'
import { textAt, type Element } from '../../platform/xml/parse-xml.ts'
import { descendants, isCharge, type UblInvoice } from '../ubl/ubl-invoice.ts'
import * as lists from './code-lists.ts'
import type { Rules } from './rule.ts'
import { amountNames } from './sum-rules.ts'

const all = ({ root }: UblInvoice, name: string): Element[] => descendants(root, name)

const texts = (invoice: UblInvoice, name: string): string[] =>
  all(invoice, name).map(({ text }) => text.trim())

const everyCode =
  (name: string, isValid: (code: string) => boolean) =>
  (invoice: UblInvoice): boolean =>
    texts(invoice, name).every(isValid)

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (code: string | undefined): boolean => code !== undefined && currencies.has(code)

/** Northern Ireland and Kosovo stand in the lists beside ISO 3166-1. */
const isCountry = (code: string): boolean => isCountryCode(code) || ['XI', 'XK', '1A'].includes(code)

/** A scheme of ISO 6523, of which only the form is checked: its register is open. */
const isScheme = (element: Element): boolean =>
  /^\d{4}$|^SEPA$/.test(element.attributes['schemeID'] ?? '0000')

const categoriesOf = (invoice: UblInvoice, name: string): string[] =>
  all(invoice, name).flatMap((category) => textAt(category, 'ID') ?? [])

const unitCodesAt = (invoice: UblInvoice): (string | undefined)[] =>
  ['InvoicedQuantity', 'CreditedQuantity', 'BaseQuantity'].flatMap((name) =>
    all(invoice, name).flatMap(({ attributes }) => attributes['unitCode'] ?? []),
  )

const reasonsOf = (invoice: UblInvoice, areCharges: boolean): string[] =>
  all(invoice, 'AllowanceCharge')
    .filter((one) => isCharge(one) === areCharges)
    .flatMap((one) => textAt(one, 'AllowanceChargeReasonCode') ?? [])

/** Rules of EN 16931 about codes (BR-CL); long registers are checked by their form. */
export const codeRules: Rules = {
  'BR-CL-01': (invoice) =>
    texts(invoice, 'InvoiceTypeCode').every((code) => lists.invoiceTypes.has(code)) &&
    texts(invoice, 'CreditNoteTypeCode').every((code) => lists.creditNoteTypes.has(code)),
  'BR-CL-03': (invoice) =>
    amountNames
      .flatMap((name) => all(invoice, name))
      .every(({ attributes }) => isCurrency(attributes['currencyID'])),
  'BR-CL-04': everyCode('DocumentCurrencyCode', isCurrency),
  'BR-CL-05': everyCode('TaxCurrencyCode', isCurrency),
  'BR-CL-06': everyCode('DescriptionCode', (code) => lists.taxPointCodes.has(code)),
  'BR-CL-10': (invoice) =>
    all(invoice, 'PartyIdentification')
      .flatMap(({ children }) => children)
      .every(isScheme),
  'BR-CL-11': (invoice) =>
    all(invoice, 'PartyLegalEntity')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'CompanyID'))
      .every(isScheme),
  'BR-CL-14': (invoice) =>
    all(invoice, 'Country')
      .flatMap((country) => textAt(country, 'IdentificationCode') ?? [])
      .every(isCountry),
  'BR-CL-16': everyCode('PaymentMeansCode', (code) => lists.paymentMeans.has(code)),
  'BR-CL-17': (invoice) =>
    categoriesOf(invoice, 'TaxCategory').every((code) => lists.vatCategories.has(code)),
  'BR-CL-18': (invoice) =>
    categoriesOf(invoice, 'ClassifiedTaxCategory').every((code) => lists.vatCategories.has(code)),
  'BR-CL-19': (invoice) => reasonsOf(invoice, false).every((code) => lists.allowanceReasons.has(code)),
  'BR-CL-20': (invoice) => reasonsOf(invoice, true).every((code) => /^[A-Z0-9]{1,3}$/.test(code)),
  'BR-CL-22': everyCode('TaxExemptionReasonCode', (code) => /^VATEX-[A-Z]{2}-[A-Z0-9-]+$/i.test(code)),
  'BR-CL-23': (invoice) => unitCodesAt(invoice).every((code) => /^[A-Z0-9]{1,3}$/.test(code ?? '')),
  'BR-CL-24': (invoice) =>
    all(invoice, 'EmbeddedDocumentBinaryObject').every(({ attributes }) =>
      lists.mediaTypes.has(attributes['mimeCode'] ?? ''),
    ),
  'BR-CL-25': (invoice) =>
    all(invoice, 'EndpointID').every(({ attributes }) =>
      lists.addressSchemes.has(attributes['schemeID'] ?? ''),
    ),
}
