import { childrenAt, textAt, type Element } from '../../platform/xml/parse-xml.ts'
import {
  centsAt,
  centsOrZero,
  descendants,
  exists,
  firstAt,
  numberAt,
  sumOf,
  type UblInvoice,
} from '../ubl/ubl-invoice.ts'
import type { Rules } from './rule.ts'

/** The total of VAT in the document's currency, the one with the breakdown. */
export const taxTotal = ({ root }: UblInvoice): Element =>
  childrenAt(root, 'TaxTotal').find((one) => exists(one, 'TaxSubtotal')) ?? firstAt(root, 'TaxTotal')

/** The amount without VAT by BT-106, BT-107 and BT-108. */
const netOf = ({ totals }: UblInvoice): number =>
  centsOrZero(totals, 'LineExtensionAmount') -
  centsOrZero(totals, 'AllowanceTotalAmount') +
  centsOrZero(totals, 'ChargeTotalAmount')

const payableOf = ({ totals }: UblInvoice): number =>
  centsOrZero(totals, 'TaxInclusiveAmount') -
  centsOrZero(totals, 'PrepaidAmount') +
  centsOrZero(totals, 'PayableRoundingAmount')

/** One unit of currency, in cents: the deviation that the official checks of VAT allow. */
export const leewayCents = 100

/** BR-CO-17 within the leeway: prices with VAT included have no net amount to the cent. */
function isRateTimesBase(row: Element): boolean {
  const rate = numberAt(row, 'TaxCategory', 'Percent')
  const vat = Math.abs(centsOrZero(row, 'TaxAmount'))
  if (Number.isNaN(rate) || Math.round(rate) === 0) return vat < leewayCents / 2
  const expected = Math.round((Math.abs(centsOrZero(row, 'TaxableAmount')) * rate) / 100)
  return Math.abs(vat - expected) < leewayCents
}

const hasTwoDecimals = (element: Element): boolean => (element.text.trim().split('.')[1] ?? '').length <= 2

const decimalsAt =
  (...path: string[]) =>
  ({ root }: UblInvoice): boolean =>
    childrenAt(root, ...path).every(hasTwoDecimals)

const lineAmounts = ({ lines }: UblInvoice, name: string, isChargeOf: string): Element[] =>
  lines
    .flatMap((line) => childrenAt(line, 'AllowanceCharge'))
    .filter((one) => textAt(one, 'ChargeIndicator') === isChargeOf)
    .flatMap((one) => childrenAt(one, name))

const named = (elements: readonly Element[], name: string): Element[] =>
  elements.flatMap((element) => childrenAt(element, name))

/** Rules of EN 16931 about sums and decimals (BR-CO-10 to BR-CO-17, BR-DEC). */
export const sumRules: Rules = {
  'BR-CO-10': ({ lines, totals }) =>
    centsAt(totals, 'LineExtensionAmount') === sumOf(lines, 'LineExtensionAmount'),
  'BR-CO-11': ({ allowances, totals }) =>
    centsOrZero(totals, 'AllowanceTotalAmount') === sumOf(allowances, 'Amount'),
  'BR-CO-12': ({ charges, totals }) => centsOrZero(totals, 'ChargeTotalAmount') === sumOf(charges, 'Amount'),
  'BR-CO-13': (invoice) => centsAt(invoice.totals, 'TaxExclusiveAmount') === netOf(invoice),
  'BR-CO-14': (invoice) =>
    invoice.breakdown.length === 0 ||
    centsAt(taxTotal(invoice), 'TaxAmount') === sumOf(invoice.breakdown, 'TaxAmount'),
  'BR-CO-15': (invoice) =>
    centsAt(invoice.totals, 'TaxInclusiveAmount') ===
    centsOrZero(invoice.totals, 'TaxExclusiveAmount') + centsOrZero(taxTotal(invoice), 'TaxAmount'),
  'BR-CO-16': (invoice) => centsAt(invoice.totals, 'PayableAmount') === payableOf(invoice),
  'BR-CO-17': ({ breakdown }) => breakdown.every(isRateTimesBase),
  'BR-DEC-01': ({ allowances }) => named(allowances, 'Amount').every(hasTwoDecimals),
  'BR-DEC-02': ({ allowances }) => named(allowances, 'BaseAmount').every(hasTwoDecimals),
  'BR-DEC-05': ({ charges }) => named(charges, 'Amount').every(hasTwoDecimals),
  'BR-DEC-06': ({ charges }) => named(charges, 'BaseAmount').every(hasTwoDecimals),
  'BR-DEC-09': decimalsAt('LegalMonetaryTotal', 'LineExtensionAmount'),
  'BR-DEC-10': decimalsAt('LegalMonetaryTotal', 'AllowanceTotalAmount'),
  'BR-DEC-11': decimalsAt('LegalMonetaryTotal', 'ChargeTotalAmount'),
  'BR-DEC-12': decimalsAt('LegalMonetaryTotal', 'TaxExclusiveAmount'),
  'BR-DEC-13': decimalsAt('TaxTotal', 'TaxAmount'),
  'BR-DEC-14': decimalsAt('LegalMonetaryTotal', 'TaxInclusiveAmount'),
  'BR-DEC-16': decimalsAt('LegalMonetaryTotal', 'PrepaidAmount'),
  'BR-DEC-17': decimalsAt('LegalMonetaryTotal', 'PayableRoundingAmount'),
  'BR-DEC-18': decimalsAt('LegalMonetaryTotal', 'PayableAmount'),
  'BR-DEC-19': ({ breakdown }) => named(breakdown, 'TaxableAmount').every(hasTwoDecimals),
  'BR-DEC-20': ({ breakdown }) => named(breakdown, 'TaxAmount').every(hasTwoDecimals),
  'BR-DEC-23': ({ lines }) => named(lines, 'LineExtensionAmount').every(hasTwoDecimals),
  'BR-DEC-24': (invoice) => lineAmounts(invoice, 'Amount', 'false').every(hasTwoDecimals),
  'BR-DEC-25': (invoice) => lineAmounts(invoice, 'BaseAmount', 'false').every(hasTwoDecimals),
  'BR-DEC-27': (invoice) => lineAmounts(invoice, 'Amount', 'true').every(hasTwoDecimals),
  'BR-DEC-28': (invoice) => lineAmounts(invoice, 'BaseAmount', 'true').every(hasTwoDecimals),
  /** Amounts are numbers at all (UBL-DT of the official checks). */
  'UBL-DT-01': ({ root }) =>
    amountNames
      .flatMap((name) => descendants(root, name))
      .every(({ text }) => /^[-+]?\d+(\.\d+)?$/.test(text.trim())),
}

/** Names of the elements that have an amount. */
export const amountNames = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
]
