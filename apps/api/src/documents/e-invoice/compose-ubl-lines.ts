import type { BillLine, IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { amount, composeCategory, decimal, signOf } from './compose-ubl-sums.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'

/** BT-130, UN/ECE Recommendation 20: a night counts as a day, everything else as one piece. */
const unitCodes: Record<BillLine['unit'], string> = { night: 'DAY', piece: 'C62' }

/** BG-25: all lines without the discounts, which are allowances of the whole document. */
export function composeLines(document: IssuedDocument): (Element | null)[] {
  return document.bill.lines
    .filter((line) => line.kind !== 'discount')
    .map((line, index) => composeLine(document, line, index + 1))
}

function composeLine(document: IssuedDocument, line: BillLine, position: number): Element | null {
  const isCredit = document.kind === 'credit_note'
  const sign = signOf(document)
  return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', String(position)),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', decimal(sign * line.quantity), {
      unitCode: unitCodes[line.unit],
    }),
    amount('LineExtensionAmount', sign * line.net),
    element('cac:Item', [
      element('cbc:Description', line.detail),
      element('cbc:Name', line.name),
      composeCategory('ClassifiedTaxCategory', line),
    ]),
    price(line),
  ])
}

/**
 * BG-29. Prices of the property include VAT, so a net unit price would need more decimals than cents have. The price
 * of the whole line for its whole quantity is exact, and never negative (BR-27).
 */
function price({ net, quantity, unit }: BillLine): Element | null {
  return element('cac:Price', [
    amount('PriceAmount', Math.abs(net)),
    element('cbc:BaseQuantity', decimal(Math.abs(quantity)), { unitCode: unitCodes[unit] }),
  ])
}
