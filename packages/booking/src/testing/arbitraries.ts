import { priceBases } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { vatKind } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import type { Adjustment } from '../pricing/adjustment.ts'
import { rateTable } from '../pricing/rate-table.ts'
import type { PricedStay, PriceInput } from '../pricing/price.ts'
import type { CommonService, Coupon, PriceRow, PriceRule, RatePlan } from '../stay/rows.ts'
import { anyDay } from './any-day.ts'
import { anySettings, anyTaxGuests } from './any-settings.ts'
import {
  sampleCoupon,
  samplePlan,
  sampleRow,
  sampleRule,
  sampleService,
  sampleUnit,
  unitId,
} from './samples.ts'

const money = fc.integer({ min: 0, max: 50_000 })
const occupancyPrices = fc.array(fc.option(money), { maxLength: 4 })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })

export const anyRow: fc.Arbitrary<PriceRow> = fc
  .record({
    id: fc.uuid(),
    title: fc.constantFrom('Leto', 'Zima', 'Víkend', 'Sviatky'),
    valid_from: anyDay,
    length: fc.integer({ min: 0, max: 400 }),
    weekdays,
    price: money,
    occupancy_prices: occupancyPrices,
    extra_person_price: fc.option(money),
    min_nights: fc.option(fc.integer({ min: 1, max: 7 })),
    priority: fc.integer({ min: 0, max: 2 }),
    active: fc.boolean(),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
  })
  .map(({ length, ...row }) => sampleRow({ ...row, valid_to: addDays(row.valid_from, length) }))

/** Rows with unique ids, as a primary key ensures. */
export const anyRows = fc.uniqueArray(anyRow, { maxLength: 8, selector: (row) => row.id })

export const anyRequest: fc.Arbitrary<StayRequest> = fc
  .record({
    arrival: anyDay,
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 6 }),
    children_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  })
  .map(({ nights, ...request }) => ({
    ...request,
    accommodation_unit: unitId,
    departure: addDays(request.arrival, nights),
  }))

export const anyUnit = fc
  .record({
    capacity: fc.integer({ min: 1, max: 4 }),
    extra_beds: fc.integer({ min: 0, max: 3 }),
    base_price: money,
    extra_person_price: money,
  })
  .map(sampleUnit)

/** A unit whose price depends on the number of persons, or not. */
export const anyUnitOfAnyBasis = fc
  .record({
    unit: anyUnit,
    price_basis: fc.constantFrom(...priceBases.map(({ value }) => value)),
    occupancy_prices: occupancyPrices,
  })
  .map(({ unit, ...prices }) => ({ ...unit, ...prices }))

export const anyService: fc.Arbitrary<CommonService> = fc
  .record({
    id: fc.uuid(),
    price: fc.integer({ min: 0, max: 5_000 }),
    price_unit: fc.constantFrom('stay', 'night', 'person', 'person_night', 'piece'),
    child_prices: fc
      .uniqueArray(fc.integer({ min: 0, max: 17 }), { maxLength: 2 })
      .chain((ages) =>
        fc.constantFrom(
          ...[0, 50, 100].map((percent) =>
            ages.map((up_to_age) => ({ label: `do ${up_to_age}`, up_to_age, percent })),
          ),
        ),
      ),
    per_unit: fc.boolean(),
    mandatory: fc.boolean(),
    vat_kind: fc.constantFrom(...vatKind.options),
  })
  .map(sampleService)

const couponCoverage = fc.constantFrom('all', 'accommodation', 'services')

export const anyCoupon: fc.Arbitrary<Coupon> = fc.oneof(
  fc
    .record({ value: fc.integer({ min: 0, max: 100 }), covers: couponCoverage })
    .map((terms) => sampleCoupon({ kind: 'percent', ...terms })),
  fc
    .record({ value: fc.integer({ min: 0, max: 300_000 }), covers: couponCoverage })
    .map((terms) => sampleCoupon({ kind: 'amount', ...terms })),
)

const threshold = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 3 })

/** A rule of any kind, also one whose thresholds no stay meets. */
export const anyRule: fc.Arbitrary<PriceRule> = fc
  .record({
    id: fc.uuid(),
    title: fc.constantFrom('Týždeň', 'Jedna noc', 'Skoro', 'Neskoro'),
    kind: fc.constantFrom('single_night', 'length_of_stay', 'early_bird', 'last_minute', 'gap'),
    direction: fc.constantFrom('surcharge', 'discount'),
    effect: fc.constantFrom('percent', 'stay', 'night', 'person_night'),
    value: fc.integer({ min: 0, max: 10_000 }),
    combines: fc.boolean(),
    active: fc.boolean(),
    order: fc.integer({ min: 0, max: 3 }),
    nights_from: threshold(10),
    nights_to: threshold(30),
    days_from: threshold(300),
    days_to: threshold(800),
    stay_from: fc.option(anyDay, { freq: 4 }),
    weekdays: fc.oneof(fc.constant([]), weekdays),
    arrival_weekdays: fc.oneof(fc.constant([]), weekdays),
  })
  .map(sampleRule)

export const anyRules = fc.uniqueArray(anyRule, { maxLength: 6, selector: (rule) => rule.id })

/** A plan with any difference in price; the conditions of its sale do not change what it costs. */
export const anyPlan: fc.Arbitrary<RatePlan> = fc
  .record({
    id: fc.uuid(),
    effect: fc.constantFrom('none', 'percent', 'night'),
    direction: fc.constantFrom('surcharge', 'discount'),
    value: fc.integer({ min: 0, max: 10_000 }),
    order: fc.integer({ min: 0, max: 3 }),
  })
  .map(samplePlan)

const anyStay: fc.Arbitrary<PricedStay> = fc
  .record({
    unit: anyUnitOfAnyBasis,
    rows: anyRows,
    rules: anyRules,
    plans: fc.uniqueArray(anyPlan, { maxLength: 2, selector: (plan) => plan.id }),
    request: anyRequest,
    fillsGap: fc.boolean(),
  })
  .map(({ unit, rows, rules, plans, ...stay }) => ({
    table: rateTable(unit, rows, rules, [], plans),
    ...stay,
  }))

/** What an owner may have agreed with a guest. */
export const anyAdjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({
    kind: fc.constant('total'),
    value: fc.integer({ min: 0, max: 500_000 }),
    label: fc.constant(''),
  }),
  fc.record({
    kind: fc.constant('by'),
    value: fc.integer({ min: -300_000, max: 0 }),
    label: fc.constant(''),
  }),
  fc.record({
    kind: fc.constant('percent'),
    value: fc.integer({ min: 1, max: 100 }),
    label: fc.constant(''),
  }),
)

const anyCustomLine = fc.record({
  label: fc.constantFrom('Rozbité okno', 'Odvoz zo stanice'),
  quantity: fc.integer({ min: 1, max: 5 }),
  unit_price: fc.integer({ min: 1, max: 20_000 }),
  vat_kind: fc.constantFrom(...vatKind.options),
})

/** Whole reservations: several stays, services, some with a coupon and an agreed price. */
export const anyPriceInput: fc.Arbitrary<PriceInput> = fc
  .record({
    stays: fc.array(anyStay, { minLength: 1, maxLength: 3 }),
    services: fc.uniqueArray(anyService, { maxLength: 4, selector: (service) => service.id }),
    quantities: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
    coupon: fc.option(anyCoupon),
    adjustment: fc.option(anyAdjustment),
    customLines: fc.array(anyCustomLine, { maxLength: 2 }),
    settings: anySettings,
    taxGuests: anyTaxGuests,
    today: anyDay,
  })
  .map(({ quantities, ...input }) => ({
    ...input,
    requestedServices: input.services
      .slice(0, quantities.length)
      .map((service, index) => ({ common_service: service.id, quantity: quantities[index] ?? 1 })),
  }))
