import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { PricingSettings } from '../stay/rows.ts'
import { nightCount } from '../stay/stay.ts'

type TaxSettings = Pick<PricingSettings, 'stay_tax' | 'stay_tax_from_age'>

/** Persons that pay the tax: adults, and children from the age limit on. */
export const taxedPersons = (
  party: { adults: number; children_ages: readonly number[] },
  fromAge: number,
): number => party.adults + party.children_ages.filter((age) => age >= fromAge).length

/** The municipality's tax per person and night: one line of its own, without VAT; none when nothing is due. */
export function stayTaxLines(stays: readonly StayRequest[], settings: TaxSettings): PriceLine[] {
  const quantity = stays.reduce(
    (sum, stay) => sum + taxedPersons(stay, settings.stay_tax_from_age) * nightCount(stay),
    0,
  )
  return quantity * settings.stay_tax === 0 ? [] : [taxLine(quantity, settings.stay_tax)]
}

/** The line of the tax: persons × nights at cents each; for some nights of one unit where the rates differ. */
export function taxLine(
  quantity: number,
  unit_price: number,
  where: Pick<PriceLine, 'accommodation_unit' | 'first_night' | 'last_night'> = everywhere,
): PriceLine {
  return {
    kind: 'stay_tax',
    label: '',
    rule: null,
    ...where,
    quantity,
    unit_price,
    amount: quantity * unit_price,
    vat_kind: null,
  }
}

const everywhere = { accommodation_unit: null, first_night: null, last_night: null }
