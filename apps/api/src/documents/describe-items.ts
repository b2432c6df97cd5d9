import type { Item } from '@dvor/booking/invoice/compose-bill.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { priceRow } from '../reservations/emails/price-line-text.ts'

/** The frozen price lines of a reservation as items of its document. */
export function describeItems({ lines }: PriceBreakdown, language: Language): Item[] {
  return lines.map((line) => ({
    kind: line.kind === 'discount' ? 'discount' : 'supply',
    name: priceRow(line, language).label,
    detail: detailOf(line, language),
    quantity: line.quantity,
    unit: line.kind === 'nights' ? 'night' : 'piece',
    unit_price: line.unit_price,
    amount: line.amount,
    vat_kind: line.vat_kind,
  }))
}

/** Season and days; quantity and price have columns of their own. */
function detailOf({ kind, rule, first_night, last_night }: PriceLine, language: Language): string | null {
  if (kind === 'discount') return rule
  const days = first_night && last_night && formatDayRange(first_night, addDays(last_night, 1), language)
  return [rule, days].filter(Boolean).join(' · ') || null
}
