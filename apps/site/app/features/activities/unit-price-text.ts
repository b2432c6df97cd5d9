import { priceUnits } from '@dvor/contract/collections/services/common-services.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'

type PriceUnit = (typeof priceUnits)[number]['value']

const english: Record<PriceUnit, string> = {
  stay: 'per stay',
  night: 'per night',
  person: 'per person',
  person_night: 'per person and night',
  piece: 'each',
}

/** Price and unit of a service: `8 € za osobu a noc`. Takes cents. */
export function unitPriceText(
  { price, price_unit }: { price: number; price_unit: PriceUnit },
  language: Language,
): string {
  const slovak = priceUnits.find(({ value }) => value === price_unit)?.label.sk ?? ''
  return `${formatMoney(price, language)} ${language === 'sk' ? slovak : english[price_unit]}`
}
