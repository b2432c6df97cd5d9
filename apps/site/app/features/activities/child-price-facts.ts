import { groupPrice } from '@dvor/booking/services/service-groups.ts'
import type { SlotService } from '@dvor/booking/services/service-rows.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'

type ChildPriced = Pick<SlotService, 'price' | 'price_unit' | 'child_prices'>

/**
 * The prices of children in words: `deti do 12 rokov 12,00 €`, each with the owner's name of the ages; none where the
 * group pays one price. @param named a name of ages in the language
 */
export function childPriceFacts(
  { price, price_unit, child_prices }: ChildPriced,
  language: Language,
  named: (text: string) => string,
): string[] {
  if (price_unit === 'group') return []
  return child_prices.map((one) => {
    return `${named(one.label).toLowerCase()} ${formatMoney(groupPrice({ price }, one), language)}`
  })
}
