import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import type { Adjustment } from '../pricing/adjustment.ts'
import type { PriceInput } from '../pricing/price.ts'
import { anyDay } from './any-day.ts'
import { anyDaysFrom, anyPlan, anyRows, anyRules, anyUnitOfAnyBasis } from './any-rates.ts'
import { anyCoupon, anyPackageTerms, anyService, anySlotService } from './any-services.ts'
import { anyBands, anySettings, anyTaxGuests } from './any-settings.ts'
import { pricedInput, type ReservationParts, type StayParts } from './reservation-parts.ts'
import { unitId } from './samples.ts'
import { anyVatKind } from './any-vat-kind.ts'

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

/** Units of any basis, some with age bands of their own. */
const anyBandedUnit = fc
  .record({
    unit: anyUnitOfAnyBasis,
    age_bands: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, anyBands),
  })
  .map(({ unit, age_bands }) => ({ ...unit, age_bands }))

/** A stay in a room, or in a whole whose price follows its rooms; seasons and days may be a plan's own. */
const anyStay: fc.Arbitrary<StayParts> = anyRequest.chain((request) =>
  fc.record({
    unit: anyBandedUnit,
    rooms: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.array(anyUnitOfAnyBasis, { minLength: 1, maxLength: 3 }),
    ),
    rows: anyRows,
    rules: anyRules,
    days: anyDaysFrom(request.arrival),
    ownRows: fc.array(fc.boolean(), { maxLength: 3 }),
    request: fc.constant(request),
    fillsGap: fc.boolean(),
  }),
)

/** Agreements of an owner with a guest. */
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
  vat_kind: anyVatKind,
})

/** Whole reservations: stays, services and activities under a plan, or as a package, with all that reduces a price. */
export const anyReservation: fc.Arbitrary<ReservationParts> = fc.record({
  plans: fc.uniqueArray(anyPlan, { maxLength: 2, selector: (plan) => plan.id }),
  stays: fc.array(anyStay, { minLength: 1, maxLength: 3 }),
  services: fc.uniqueArray(anyService, { maxLength: 4, selector: (service) => service.id }),
  quantities: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
  activities: fc.uniqueArray(anySlotService, { maxLength: 3, selector: (service) => service.id }),
  sold: fc.option(
    fc.record({
      terms: anyPackageTerms,
      activities: fc.integer({ min: 0, max: 3 }),
      services: fc.integer({ min: 0, max: 3 }),
    }),
    { freq: 3 },
  ),
  coupon: fc.option(anyCoupon),
  adjustment: fc.option(anyAdjustment),
  customLines: fc.array(anyCustomLine, { maxLength: 2 }),
  settings: anySettings,
  taxGuests: anyTaxGuests,
  today: anyDay,
})

export const anyPriceInput: fc.Arbitrary<PriceInput> = anyReservation.map(pricedInput)
