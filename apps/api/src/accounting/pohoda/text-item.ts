import type { VatClass } from '@dvor/booking/invoice/vat.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'
import { text, vatClassification, type Prefix } from './parts.ts'
import { pohodaRateOf } from './vat-kinds.ts'

/** Names of the items in each kind of document. */
const names = { inv: 'invoiceItem', vch: 'voucherItem', bnk: 'bankItem', int: 'intDocItem' } as const

/** A line of a document; cents with and without VAT. */
export interface ItemLine extends VatClass {
  name: string
  quantity: number
  gross: number
  net: number
}

/**
 * A line as an item with its own sums and the quantity 1 (decision 092). A historic rate is named in percent. @param day
 * the day of the tax
 */
export function textItem(prefix: Prefix, line: ItemLine, day: string): Element | null {
  const { name, quantity, gross, net, rate } = line
  const kind = pohodaRateOf(line, day)
  return element(`${prefix}:${names[prefix]}`, [
    text(`${prefix}:text`, name, 90),
    element(`${prefix}:quantity`, '1'),
    element(`${prefix}:payVAT`, 'true'),
    element(`${prefix}:rateVAT`, kind),
    kind.startsWith('history') ? element(`${prefix}:percentVAT`, String(rate)) : null,
    element(`${prefix}:homeCurrency`, [
      element('typ:unitPrice', decimalEuros(gross)),
      element('typ:price', decimalEuros(net)),
      element('typ:priceVAT', decimalEuros(gross - net)),
      element('typ:priceSum', decimalEuros(gross)),
    ]),
    quantity === 1 ? null : text(`${prefix}:note`, `Množstvo ${quantity}`, 90),
    kind === 'none' ? vatClassification(prefix, false) : null,
  ])
}
