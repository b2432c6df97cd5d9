import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceRule } from './price-rows.ts'
import { anyReservation } from '../testing/arbitraries.ts'
import { pricedInput, type ReservationParts, type StayParts } from '../testing/reservation-parts.ts'
import { priceStays } from './price.ts'

const totalOf = (parts: ReservationParts): number => priceStays(pricedInput(parts)).total

/** All stays between the same days, as a party books its rooms: persons of other days may be the same ones. */
const togetherFrom = (parts: ReservationParts): ReservationParts => {
  const { arrival = '', departure = '' } = parts.stays[0]?.request ?? {}
  return withStays(parts, (stay) => ({ ...stay, request: { ...stay.request, arrival, departure } }))
}

/** The coupon of a package reduces all of it: of one part it would depend on the share that the part has in the price. */
const withWholeCoupon = (parts: ReservationParts): ReservationParts =>
  parts.sold && parts.coupon ? { ...parts, coupon: { ...parts.coupon, covers: 'all' } } : parts

const withStays = (parts: ReservationParts, change: (stay: StayParts) => StayParts): ReservationParts => ({
  ...parts,
  stays: parts.stays.map(change),
})

/**
 * Rules by which a dearer stay stays dearer: percentages of all nights, on conditions that neither its length nor its
 * guests change. The owner makes the exceptions: a discount by the number of nights, of certain nights, or of an amount
 * for each person and night, which a larger party has more of.
 */
const isSteady = ({ kind }: PriceRule) => kind === 'early_bird' || kind === 'last_minute'
const steady = ({ rules, ...stay }: StayParts): StayParts => ({
  ...stay,
  rules: rules.filter(isSteady).map((rule) => ({
    ...rule,
    effect: 'percent' as const,
    weekdays: [],
    stay_from: null,
    nights_from: null,
    nights_to: null,
  })),
})

test('one more night never costs less without rules by the number of nights, of a room and of a whole', () => {
  const later = ({ request, ...stay }: StayParts): StayParts => ({
    ...stay,
    request: { ...request, departure: addDays(request.departure, 1) },
  })
  fc.assert(
    // A package has its own number of nights.
    fc.property(anyReservation, (drawn) => {
      const given = withStays(togetherFrom({ ...drawn, sold: null }), steady)
      expect(totalOf(withStays(given, later))).toBeGreaterThanOrEqual(totalOf(given))
    }),
  )
})

/** Child prices of a service for every age: without one a child in a cot would cost nothing. */
const forEveryAge = <T extends { child_prices: readonly ChildPrice[] }>(service: T): T => ({
  ...service,
  child_prices: [
    ...rising(service.child_prices).filter(({ up_to_age }) => up_to_age < 17),
    { label: 'do 17', up_to_age: 17, percent: 100 },
  ],
})

const ascending = <T>(values: readonly T[]): T[] => values.toSorted((a, b) => Number(a) - Number(b))

/** Child prices that rise with age, each at most the adults'. */
function rising(prices: readonly ChildPrice[]): ChildPrice[] {
  const percents = ascending(prices.map(({ percent }) => percent))
  const ages = ascending(prices.map(({ up_to_age }) => up_to_age))
  return ages.map((up_to_age, index) => ({
    label: `do ${up_to_age}`,
    up_to_age,
    percent: percents[index] ?? 0,
  }))
}

/** Age bands that rise with age: cots are free, and no child pays more than an adult. */
function risingBands(bands: readonly AgeBand[]): AgeBand[] {
  const shares = ascending(bands.map(({ base_percent = 100 }) => base_percent))
  const cots = bands.filter(({ no_bed }) => no_bed).length
  return rising(bands).map((band, index) =>
    index < cots
      ? { ...band, percent: 0, base_percent: 0, no_bed: true }
      : { ...band, base_percent: shares[index] ?? 0, no_bed: false },
  )
}

/** The same stay where neither one more person nor an older child is cheaper by the owner's price list. */
const fairToChildren = (stay: StayParts): StayParts => ({
  ...steady(stay),
  unit: { ...risingPrices(stay.unit, stay.unit.base_price), age_bands: risingBands(stay.unit.age_bands) },
  rows: stay.rows.map((row) => risingPrices(row, row.price)),
})

/** Prices for one, two and more persons that do not fall, up to the price of a full unit. */
const risingPrices = <T extends { occupancy_prices: readonly (number | null)[] }>(
  one: T,
  full: number,
): T => ({
  ...one,
  occupancy_prices: ascending(one.occupancy_prices.map((price) => Math.min(price ?? full, full))),
})

test('an older child never costs less where the owner’s prices do not fall with age', () => {
  fc.assert(
    fc.property(anyReservation, fc.integer({ min: 1, max: 17 }), (drawn, years) => {
      const sold = drawn.sold && {
        ...drawn.sold,
        terms: { ...drawn.sold.terms, child_prices: rising(drawn.sold.terms.child_prices) },
      }
      const given = withStays(
        {
          ...togetherFrom(withWholeCoupon(drawn)),
          sold,
          plans: drawn.plans.filter(({ effect }) => effect !== 'person_night'),
          services: drawn.services.map(forEveryAge),
          activities: drawn.activities.map(forEveryAge),
          settings: { ...drawn.settings, age_bands: risingBands(drawn.settings.age_bands) },
        },
        fairToChildren,
      )
      const older = withStays(given, ({ request, ...stay }) => {
        const [first, ...others] = request.children_ages
        const ages = first === undefined ? [] : [Math.min(17, first + years), ...others]
        return { ...stay, request: { ...request, children_ages: ages } }
      })
      expect(totalOf(older)).toBeGreaterThanOrEqual(totalOf(given))
    }),
  )
})

test('a plan with a larger discount never costs more', () => {
  fc.assert(
    fc.property(anyReservation, fc.integer({ min: 0, max: 5000 }), (drawn, more) => {
      const [plan] = drawn.plans
      if (!plan) return
      const under = (value: number) =>
        totalOf(
          withStays(
            { ...withWholeCoupon(drawn), plans: [{ ...plan, direction: 'discount', value }] },
            steady,
          ),
        )
      const percent = plan.effect === 'percent' ? 10_000 : Number.POSITIVE_INFINITY
      expect(under(Math.min(percent, plan.value + more))).toBeLessThanOrEqual(under(plan.value))
    }),
  )
})
