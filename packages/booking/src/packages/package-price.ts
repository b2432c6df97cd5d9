import type { PackageBasis } from '@dvor/contract/collections/content/packages.ts'
import type { IncludedService, PackageProblem } from '@dvor/contract/pricing/packages.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { childPriceOf, groupPrice } from '../services/service-groups.ts'
import { oldEnough, type OfferedSlot } from '../services/slots.ts'
import type { SlotService } from '../services/service-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import type { Party } from '../stay/guests.ts'
import { nightCount } from '../stay/stay.ts'

/** The price of a package; frozen with a reservation. Cents. */
export interface PackageTerms {
  id: string
  title: string
  price: number
  price_basis: PackageBasis
  child_prices: readonly ChildPrice[]
  allows_coupon: boolean
}

/** A package on offer: its terms, and when and where it can be booked. */
export interface StayPackage extends PackageTerms {
  nights: number
  arrival_from: Day
  arrival_to: Day
  /** ISO weekdays; empty means every day. */
  arrival_weekdays: readonly number[]
  /** Ids of units; empty means all that are let by themselves. */
  units: readonly string[]
  included_services: readonly IncludedService[]
  /** Ids of common services. */
  included_common_services: readonly string[]
  active: boolean
}

/** The terms alone, to be frozen with a reservation. */
export const packageTermsOf = ({
  id,
  title,
  price,
  price_basis,
  child_prices,
  allows_coupon,
}: PackageTerms): PackageTerms => ({ id, title, price, price_basis, child_prices, allows_coupon })

/** Cents of a package for one stay: per unit, or for each person, children by the age on the day of arrival. */
export function packagePrice(
  { price, price_basis, child_prices }: PackageTerms,
  { adults, children_ages }: Party,
): number {
  if (price_basis === 'unit') return price
  const children = children_ages.map((age) =>
    groupPrice({ price }, childPriceOf(child_prices, age) ?? { percent: 100 }),
  )
  return children.reduce((sum, one) => sum + one, adults * price)
}

/** Whether stays may begin on the day. */
export const arrivesOn = ({ arrival_from, arrival_to, arrival_weekdays }: StayPackage, day: Day): boolean =>
  arrival_from <= day &&
  day <= arrival_to &&
  (arrival_weekdays.length === 0 || arrival_weekdays.includes(weekdayOf(day)))

/**
 * Whether the package is sold in the unit. A whole building or property has to be named: a price for any unit is not
 * meant for all of them together.
 */
export const isSoldIn = (
  { units }: Pick<StayPackage, 'units'>,
  { id, let_as }: Pick<RatedUnit, 'id' | 'let_as'>,
): boolean => (units.length === 0 ? let_as === 'unit' : units.includes(id))

/** Number of the guests of all stays who take part in an included slot service. */
export const includedPersons = (service: Pick<SlotService, 'min_age'>, stays: readonly Party[]): number =>
  stays.reduce((sum, party) => sum + oldEnough(service, party), 0)

/** The included service that a request is for; undefined where the request is an additional service. */
const isFor = (
  { service, day, service_slot }: IncludedService,
  arrival: Day,
  request: ServiceRequest,
  slots: ReadonlyMap<string, OfferedSlot>,
): boolean =>
  slots.get(request.service_slot)?.service.id === service &&
  request.day === addDays(arrival, day) &&
  (service_slot === null || service_slot === request.service_slot)

/** The requests of the slot services that a package includes, in its order; undefined where one is missing. */
export function includedRequests(
  { included_services }: StayPackage,
  arrival: Day,
  requests: readonly ServiceRequest[],
  slots: ReadonlyMap<string, OfferedSlot>,
): (ServiceRequest | undefined)[] {
  const used = new Set<ServiceRequest>()
  return included_services.map((included) => {
    const match = requests.find((one) => !used.has(one) && isFor(included, arrival, one, slots))
    if (match) used.add(match)
    return match
  })
}

interface Booking {
  stays: readonly StayRequest[]
  services: readonly ServiceRequest[]
  slots: ReadonlyMap<string, OfferedSlot>
  /** The units of the stays. */
  tables: ReadonlyMap<string, { unit: Pick<RatedUnit, 'id' | 'let_as'> }>
}

/** The first reason for which the package cannot be booked like this; its places are counted elsewhere. */
export function packageProblem(
  sold: StayPackage,
  { stays, services, slots, tables }: Booking,
): PackageProblem | null {
  const [first] = stays
  if (!sold.active || !first) return 'not_offered'
  const isSold = ({ accommodation_unit }: StayRequest) => {
    const table = tables.get(accommodation_unit)
    return table !== undefined && isSoldIn(sold, table.unit)
  }
  if (!stays.every(isSold)) return 'other_unit'
  const fits = (stay: StayRequest) => stay.arrival === first.arrival && nightCount(stay) === sold.nights
  if (!stays.every(fits) || !arrivesOn(sold, first.arrival)) return 'other_days'
  const includedServices = includedRequests(sold, first.arrival, services, slots)
  for (const request of includedServices) {
    const offered = request && slots.get(request.service_slot)
    if (!offered) return 'service_missing'
    if (request.persons !== includedPersons(offered.service, stays)) return 'service_persons'
  }
  return null
}
