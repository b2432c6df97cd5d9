import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { taxExemption, type StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import fc from 'fast-check'
import type { TaxGuest } from '../pricing/stay-tax.ts'
import type { PricingSettings } from '../pricing/price-rows.ts'
import { anyDay } from './any-day.ts'
import { sampleSettings } from './samples.ts'

const anyTaxRate: fc.Arbitrary<StayTaxRate> = fc.record({
  valid_from: anyDay,
  amount: fc.integer({ min: 0, max: 300 }),
  from_age: fc.integer({ min: 0, max: 18 }),
  max_nights: fc.option(fc.integer({ min: 1, max: 40 })),
  exemptions: fc.subarray(taxExemption.options),
})

/** Dated rules of the municipality; the first may begin after a stay. */
export const anyTaxRates = fc.uniqueArray(anyTaxRate, {
  maxLength: 3,
  selector: ({ valid_from }) => valid_from,
})

export const anyTaxGuests: fc.Arbitrary<TaxGuest[]> = fc.array(
  fc.record({
    exemption: fc.option(fc.constantFrom(...taxExemption.options)),
    earlier_nights: fc.record({
      '2027': fc.integer({ min: 0, max: 60 }),
      '2028': fc.integer({ min: 0, max: 60 }),
    }),
  }),
  { maxLength: 4 },
)

const anyPart = fc.record({
  share: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: 1, max: 90 }),
})

/** Schedules that the settings accept: days in order, less than the whole before the rest. */
export const anySchedule: fc.Arbitrary<PaymentPart[]> = fc
  .record({
    parts: fc.array(anyPart, { maxLength: 3 }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 4, maxLength: 4 }),
    withOrder: fc.boolean(),
  })
  .map(({ parts, days, withOrder }) => {
    const inOrder = days.toSorted((a, b) => b - a)
    const rest = { share: 'rest' as const, value: 0 }
    return [...parts, rest].map((part, index) => ({
      ...part,
      value: part.share === 'percent' ? Math.ceil(part.value / 4) : part.value * 100 * Number(part !== rest),
      days_before: index === 0 && withOrder ? null : (inOrder[index] ?? 0),
    }))
  })

/** Age bands, each to its own age; children outside of all pay as adults. */
export const anyBands: fc.Arbitrary<AgeBand[]> = fc
  .uniqueArray(
    fc.record({
      up_to_age: fc.integer({ min: 0, max: 17 }),
      percent: fc.integer({ min: 0, max: 100 }),
      amount: fc.option(fc.integer({ min: 0, max: 3000 })),
      base_percent: fc.integer({ min: 0, max: 100 }),
      no_bed: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { maxLength: 4, selector: ({ up_to_age }) => up_to_age },
  )
  .map((bands) => bands.map((band, index) => ({ ...band, label: `Pásmo ${index}` })))

export const anySettings: fc.Arbitrary<PricingSettings> = fc
  .record({
    age_bands: anyBands,
    stay_tax_rates: anyTaxRates,
    payment_schedule: anySchedule,
    transfer_days: fc.integer({ min: 0, max: 30 }),
  })
  .map((settings) => ({ ...sampleSettings, ...settings }))
