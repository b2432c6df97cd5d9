import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { ExplainedExtra, ExtraReason } from '@dvor/contract/pricing/explained-extras.ts'
import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { serviceLines } from '../services/common-services.ts'
import { childPriceOf, groupPrice, isServed } from '../services/service-groups.ts'
import { isInSeason } from '../services/service-season.ts'
import { agreedSlotService, slotLines } from '../services/slot-lines.ts'
import { isForUnits, oldEnough, takesPlaceOn, type OfferedSlot } from '../services/slots.ts'
import { bandsOf } from '../stay/guests.ts'
import type { CommonService } from '../services/service-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { nightCount } from '../stay/stay.ts'
import { arrivesOn, isSoldIn, packagePrice, type StayPackage } from './package-price.ts'

/** A stay with everything that it could have besides its nights. */
interface Offer {
  stay: StayRequest
  unit: RatedUnit
  /** The property's age bands. */
  bands: readonly AgeBand[]
  /** Common services under the stay's plan: those that it includes are mandatory. */
  services: readonly CommonService[]
  slots: readonly OfferedSlot[]
  packages: readonly StayPackage[]
}

/** An explanation before its price is known. */
type Explained = Pick<ExplainedExtra, 'kind' | 'id' | 'title'>

const refused = (extra: Explained, reason: ExtraReason): ExplainedExtra => ({
  ...extra,
  amount: 0,
  parts: [],
  reason,
})

function priced(extra: Explained, lines: readonly PriceLine[], isIncluded: boolean): ExplainedExtra {
  return {
    ...extra,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    parts: lines.map(({ age_label, quantity, unit_price }) => ({
      label: age_label ?? null,
      quantity,
      unit_price,
    })),
    reason: isIncluded ? null : 'chosen',
  }
}

/**
 * The active common services, activities and packages with what each costs the guests of a stay, and why it is not in
 * the price. Free places and seats are not looked at. Cents.
 */
export const explainExtras = (offer: Offer): ExplainedExtra[] => [
  ...offer.services.filter(({ active }) => active).map((service) => explainService(service, offer)),
  ...Map.groupBy(offer.slots, ({ service }) => service.id)
    .values()
    .map((slots) => explainActivity(slots, offer)),
  ...offer.packages.filter(({ active }) => active).map((one) => explainPackage(one, offer)),
]

function explainService(service: CommonService, { stay, unit, bands }: Offer): ExplainedExtra {
  const extra = { kind: 'common_service' as const, id: service.id, title: service.title }
  if (!isServed(service, [stay])) return refused(extra, 'other_unit')
  const served = { stays: [stay], bandsFor: () => bandsOf(unit, bands) }
  return priced(extra, serviceLines(service, 1, served), service.mandatory)
}

/** Days of a stay on which guests are there, that of departure included. */
const daysOf = ({ arrival, departure }: StayRequest): Day[] => eachDay(arrival, addDays(departure, 1))

function explainActivity(slots: readonly OfferedSlot[], { stay }: Offer): ExplainedExtra {
  const [first] = slots
  if (!first) throw new Error('a group has a member')
  const { service } = first
  const extra = { kind: 'service' as const, id: service.id, title: service.title }
  if (!isForUnits(service, [stay.accommodation_unit])) return refused(extra, 'other_unit')
  const days = daysOf(stay).filter((day) => slots.some(({ slot }) => takesPlaceOn(slot, day)))
  const day = days.find((one) => isInSeason(service, one))
  if (!day) return refused(extra, days.length > 0 ? 'out_of_season' : 'other_days')
  const persons = oldEnough(service, stay)
  if (persons === 0) return refused(extra, 'too_young')
  const children_ages = stay.children_ages.filter((age) => age >= (service.min_age ?? 0))
  const request = { service_slot: first.slot.id, day, persons, children_ages }
  return priced(extra, slotLines([agreedSlotService(first, request)]), false)
}

function explainPackage(sold: StayPackage, { stay, unit, slots }: Offer): ExplainedExtra {
  const extra = { kind: 'package' as const, id: sold.id, title: sold.title }
  if (!isSoldIn(sold, unit)) return refused(extra, 'other_unit')
  if (nightCount(stay) !== sold.nights || !arrivesOn(sold, stay.arrival)) return refused(extra, 'other_days')
  const takesPlace = sold.included_services.every(({ service, day, service_slot }) =>
    slots.some(
      ({ slot, service: { id } }) =>
        id === service &&
        (service_slot === null || service_slot === slot.id) &&
        takesPlaceOn(slot, addDays(stay.arrival, day)),
    ),
  )
  if (!takesPlace) return refused(extra, 'service_missing')
  return { ...extra, amount: packagePrice(sold, stay), parts: packageParts(sold, stay), reason: 'chosen' }
}

/** Adults and each price of children; one part where the price is for the unit. */
function packageParts(sold: StayPackage, { adults, children_ages }: StayRequest): ExplainedExtra['parts'] {
  if (sold.price_basis === 'unit') return [{ label: null, quantity: 1, unit_price: sold.price }]
  const childPrices = children_ages.map((age) => childPriceOf(sold.child_prices, age))
  const full = adults + childPrices.filter((one) => one === null).length
  const groups = Map.groupBy(
    childPrices.flatMap((one) => one ?? []),
    ({ label }) => label,
  )
  return [
    { label: null, quantity: full, unit_price: sold.price },
    ...groups.entries().map(([label, [child, ...others]]) => ({
      label,
      quantity: others.length + 1,
      unit_price: groupPrice(sold, child ?? { percent: 100 }),
    })),
  ]
}
