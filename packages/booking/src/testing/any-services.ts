import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import fc from 'fast-check'
import type { PackageTerms } from '../packages/package-price.ts'
import type { Coupon } from '../pricing/coupons/coupon-row.ts'
import type { CommonService, SlotService } from '../services/service-rows.ts'
import { sampleService, sampleSlotService } from './sample-services.ts'
import { sampleCoupon } from './samples.ts'
import { anyVatKind } from './any-vat-kind.ts'

/** Prices of children as the owner types them: no age twice, by percent or by amount. */
export const anyChildPrices: fc.Arbitrary<ChildPrice[]> = fc
  .uniqueArray(
    fc.record({
      up_to_age: fc.integer({ min: 0, max: 17 }),
      percent: fc.integer({ min: 0, max: 100 }),
      amount: fc.option(fc.integer({ min: 0, max: 3000 }), { freq: 3 }),
    }),
    { maxLength: 2, selector: ({ up_to_age }) => up_to_age },
  )
  .map((prices) => prices.map((price) => ({ label: `do ${price.up_to_age}`, ...price })))

export const anyService: fc.Arbitrary<CommonService> = fc
  .record({
    id: fc.uuid(),
    price: fc.integer({ min: 0, max: 5_000 }),
    price_unit: fc.constantFrom('stay', 'night', 'person', 'person_night', 'piece'),
    child_prices: anyChildPrices,
    per_unit: fc.boolean(),
    mandatory: fc.boolean(),
    vat_kind: anyVatKind,
  })
  .map(sampleService)

/** A service at a time, for each person or for the whole group. */
export const anySlotService: fc.Arbitrary<SlotService> = fc
  .record({
    id: fc.uuid(),
    price: fc.integer({ min: 0, max: 5_000 }),
    price_unit: fc.constantFrom('person', 'group'),
    child_prices: anyChildPrices,
    vat_kind: anyVatKind,
  })
  .map(sampleSlotService)

const couponCoverage = fc.constantFrom('all', 'accommodation', 'services')

export const anyCoupon: fc.Arbitrary<Coupon> = fc.oneof(
  fc
    .record({ value: fc.integer({ min: 0, max: 100 }), covers: couponCoverage })
    .map((terms) => sampleCoupon({ kind: 'percent', ...terms })),
  fc
    .record({ value: fc.integer({ min: 0, max: 300_000 }), covers: couponCoverage })
    .map((terms) => sampleCoupon({ kind: 'amount', ...terms })),
)

/** The price of a package; it may be dearer than its parts. */
export const anyPackageTerms: fc.Arbitrary<PackageTerms> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Advent pri peci', 'Jar na lúke'),
  price: fc.integer({ min: 1, max: 200_000 }),
  price_basis: fc.constantFrom('unit', 'person'),
  child_prices: anyChildPrices,
  allows_coupon: fc.boolean(),
})
