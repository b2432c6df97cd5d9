import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import { placesOf } from '../stay/guests.ts'
import { headcount, type Headcount } from '../stay/headcount.ts'
import type { CommonService } from './service-rows.ts'

/** The stays of a reservation with the age bands of their units. */
export interface ServedStays {
  stays: readonly StayRequest[]
  bandsFor: (stay: StayRequest) => readonly AgeBand[]
}

/** The data that decide who pays for a service. */
export type ServiceRule = Pick<CommonService, 'child_prices' | 'units' | 'lacking'>

/** Persons of a service who pay the same. */
export interface ServiceGroup {
  /** Name of the price of children; null for the full price. */
  ageLabel: string | null
  /** Percent of the service's price. */
  percent: number
  /** Fixed price in cents in place of the percentage. */
  amount?: number | null | undefined
  count: Headcount
}

/** The fields that decide which units have a service. */
type Offered = Pick<CommonService, 'units' | 'lacking'>
type InUnit = Pick<StayRequest, 'accommodation_unit'>

/** The stays that a service is for: those in its units, or all, where the unit has what it requires. */
export const staysOf = <S extends InUnit>({ units, lacking }: Offered, stays: readonly S[]): S[] =>
  stays.filter(
    ({ accommodation_unit: unit }) => (units.length === 0 || units.includes(unit)) && !lacking.includes(unit),
  )

/** Whether a service can be booked with these stays; one without units can also be booked without a stay. */
export const isServed = (service: Offered, stays: readonly InUnit[]): boolean =>
  stays.length === 0 ? service.units.length === 0 : staysOf(service, stays).length > 0

/** The price of a child: the lowest age that includes its own; null where it pays in full. */
export function childPriceOf(prices: readonly ChildPrice[], age: number): ChildPrice | null {
  const including = prices.filter(({ up_to_age }) => age <= up_to_age)
  return including.toSorted((a, b) => a.up_to_age - b.up_to_age)[0] ?? null
}

/**
 * A group of the persons who pay in full, then a group for each price of children. Children without a price of their
 * own count where they take a place.
 */
export function serviceGroups(rule: ServiceRule, { stays, bandsFor }: ServedStays): ServiceGroup[] {
  const staysOfRule = staysOf(rule, stays)
  const priceOf = (age: number) => childPriceOf(rule.child_prices, age)
  const full = headcount(staysOfRule, (stay) => {
    const children_ages = stay.children_ages.filter((age) => priceOf(age) === null)
    return placesOf({ ...stay, children_ages }, bandsFor(stay))
  })
  return [
    { ageLabel: null, percent: 100, count: full },
    ...rule.child_prices.map((price) => ({
      ageLabel: price.label,
      percent: price.percent,
      amount: price.amount,
      count: headcount(
        staysOfRule,
        ({ children_ages }) => children_ages.filter((age) => priceOf(age) === price).length,
      ),
    })),
  ]
}

/** Cents of a service for one of a group, rounded once. */
export const groupPrice = (
  { price }: Pick<CommonService, 'price'>,
  { percent, amount }: Pick<ServiceGroup, 'percent' | 'amount'>,
): number => amount ?? percentOf(price, percent)
