import { labelIn } from '../../core/texts/declared.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { priceUnits, type commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { formatMoney } from '@dvor/format/money.ts'

export type OfferedService = ListItem<typeof commonServices>

/** A service with its price: 'Raňajky – 9,00 € za osobu a noc'. */
export function serviceLabel({ title, price, price_unit }: OfferedService): string {
  const unit = labelIn(priceUnits, price_unit)
  return `${title} – ${formatMoney(price)} ${unit ?? ''}`.trim()
}
