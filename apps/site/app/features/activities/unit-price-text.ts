import type { priceUnits } from '@dvor/contract/collections/services/common-services.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { priceUnitWords } from '@dvor/texts/areas.ts'

type PriceUnit = (typeof priceUnits)[number]['value']

/** Price and unit of a service: `8 € za osobu a noc`. Takes cents. */
export const unitPriceText = (
  { price, price_unit }: { price: number; price_unit: PriceUnit },
  language: Language,
): string => `${formatMoney(price, language)} ${priceUnitWords[language][price_unit]}`
