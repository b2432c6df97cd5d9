import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'

/** Key of the total's label: it names the stay tax where it is included, and VAT only where the property pays it. */
export function totalKey({ stay_tax }: Pick<PriceBreakdown, 'stay_tax'>, isVatPayer: boolean) {
  if (isVatPayer) return stay_tax > 0 ? 'total' : 'totalVat'
  return stay_tax > 0 ? 'totalTax' : 'totalShort'
}
