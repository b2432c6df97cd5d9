import type { Item } from '@dvor/booking/invoice/compose-bill.ts'
import {
  lineDays,
  lineDetail,
  lineName,
  linePersons,
  listed,
} from '@dvor/booking/messages/price-line-text.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/contract/values/values.ts'

/** The frozen price lines of a reservation as items of its document. */
export function describeItems({ lines }: PriceBreakdown, language: Language): Item[] {
  return lines.map((line) => ({
    kind: line.amount < 0 ? 'discount' : 'supply',
    name: lineName(line, language),
    detail: detailOf(line, language),
    quantity: line.quantity,
    unit: line.kind === 'nights' ? 'night' : 'piece',
    unit_price: line.unit_price,
    amount: line.amount,
    vat_kind: line.vat_kind,
  }))
}

/** Season and days, of a discount its terms; quantity and price have columns of their own. */
function detailOf(line: PriceLine, language: Language): string | null {
  switch (line.kind) {
    case 'discount':
      return line.rule
    case 'rule_discount':
      return lineDetail(line, language)
    case 'surcharge':
      return lineDays(line, language)
    default:
      return listed(line.rule, lineDays(line, language), linePersons(line, language)) || null
  }
}
