import type { PriceLine, StayWish } from '@dvor/contract/quotes.ts'
import type { PricingSettings } from './rows.ts'
import { nightCount } from './stay.ts'

type TaxSettings = Pick<PricingSettings, 'stay_tax' | 'stay_tax_from_age'>

/** Nights × persons that pay the tax: adults, and children from the age on. */
function taxedNights(stay: StayWish, fromAge: number): number {
  const children = stay.children_ages.filter((age) => age >= fromAge).length
  return (stay.adults + children) * nightCount(stay)
}

/** The municipality's tax per person and night: one line of its own, without VAT; none when nothing is due. */
export function stayTaxLines(stays: readonly StayWish[], settings: TaxSettings): PriceLine[] {
  const quantity = stays.reduce((sum, stay) => sum + taxedNights(stay, settings.stay_tax_from_age), 0)
  const amount = quantity * settings.stay_tax
  if (amount === 0) return []
  return [
    {
      kind: 'stay_tax',
      label: '',
      rule: null,
      accommodation_unit: null,
      quantity,
      first_night: null,
      last_night: null,
      unit_price: settings.stay_tax,
      amount,
      vat_kind: null,
    },
  ]
}
