import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { nightKey, nightsOfLine, type AgreedStays } from './agreed-nights.ts'
import type { PricingSettings } from './price-rows.ts'
import { chargedFromAge } from './tax-share.ts'
import { nightTaxes, taxedPersons, taxRateOn, type TaxGuest } from './stay-tax.ts'
import { taxLines, type Taxed, type TaxedNight } from './tax-lines.ts'

/** The agreed stays with the guests by which their tax was reduced. */
export interface AgreedTax extends AgreedStays {
  taxGuests?: readonly TaxGuest[]
}

/** The charged tax of one room night by the lines of the agreed price. */
function chargedOn(lines: readonly PriceLine[], age: number, stay: StayRequest, night: Day): Taxed[] {
  return lines.flatMap((line) => {
    const { accommodation_unit: unit, first_night: first, last_night: last, unit_price: rate } = line
    if (unit === null || first === null || last === null) return [{ rate, persons: taxedPersons(stay, age) }]
    const covers = unit === stay.accommodation_unit && first <= night && night <= last
    return covers ? [{ rate, persons: line.quantity / nightsOfLine(line) }] : []
  })
}

/** Added persons pay the rate of the settings; remaining ones keep the agreed one. */
function changed(agreed: readonly Taxed[], change: number, rate: number): Taxed[] {
  if (change >= 0) return [...agreed, { rate, persons: change }]
  let remainder = -change
  return agreed
    .toReversed()
    .map((one) => {
      const count = Math.min(remainder, one.persons)
      remainder -= count
      return { ...one, persons: one.persons - count }
    })
    .toReversed()
}

/**
 * The tax of a changed reservation: remaining nights and persons at the charged rate, new ones at the rate that the
 * settings have for the night. Persons who are relieved since pay no more; persons who are no longer relieved pay.
 */
export function changedTaxLines(
  requests: readonly StayRequest[],
  { stay_tax_rates: rates }: Pick<PricingSettings, 'stay_tax_rates'>,
  { stays, lines, taxGuests: guestsBefore = [] }: AgreedTax,
  guests: readonly TaxGuest[],
): PriceLine[] {
  const charged = lines.filter(({ kind }) => kind === 'stay_tax')
  if (JSON.stringify([stays, guestsBefore]) === JSON.stringify([requests, guests])) return charged
  const quantity = charged.reduce((sum, line) => sum + line.quantity, 0)
  const today = fromAgeOf(stays, rates)
  const age = chargedFromAge(stays, quantity, today) ?? today
  const before = nightTaxes(stays, rates, guestsBefore)
  const taxesByNight = new Map(before.map((one) => [nightKey(one.unit, one.night), one]))
  const nights = nightTaxes(requests, rates, guests).map(({ unit, night, rate, taxed }) => {
    const then = taxesByNight.get(nightKey(unit, night))
    const party = partyOn(stays, unit, night)
    if (!then || !party) return { unit, night, taxed: [{ rate, persons: taxed }] }
    return { unit, night, taxed: changed(chargedOn(charged, age, party, night), taxed - then.taxed, rate) }
  })
  const isPlain = guests.length === 0 && isExplained(requests, nights, fromAgeOf(requests, rates))
  return taxLines(nights, isPlain)
}

const partyOn = (stays: readonly StayRequest[], unit: string, night: Day) =>
  stays.find(
    ({ accommodation_unit, arrival, departure }) =>
      accommodation_unit === unit && arrival <= night && night < departure,
  )

/**
 * Whether the stays alone tell the persons of each night: only then may one line stand for all nights. Nights without a
 * charge would be counted as well. @param today the age limit that is tried first
 */
function isExplained(stays: readonly StayRequest[], nights: readonly TaxedNight[], today: number): boolean {
  const due = nights.map(({ unit, night, taxed }) => ({
    stay: partyOn(stays, unit, night),
    persons: taxed.reduce((sum, { rate, persons }) => sum + (rate > 0 ? persons : 0), 0),
  }))
  const quantity = due.reduce((sum, { persons }) => sum + persons, 0)
  const age = chargedFromAge(stays, quantity, today)
  return age !== null && due.every(({ stay, persons }) => stay && taxedPersons(stay, age) === persons)
}

/** The age limit of the settings on the first night. */
export function fromAgeOf(
  stays: readonly { arrival: Day }[],
  rates: PricingSettings['stay_tax_rates'],
): number {
  const first = stays.map(({ arrival }) => arrival).toSorted()[0]
  return (first === undefined ? undefined : taxRateOn(rates, first)?.from_age) ?? adult
}

const adult = 18
