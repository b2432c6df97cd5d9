import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyCoupon,
  anyPlan,
  anyRequest,
  anyRows,
  anyRule,
  anyService,
  anyUnitOfAnyBasis,
} from '../testing/arbitraries.ts'
import { anyDay } from '../testing/any-day.ts'
import { anySettings } from '../testing/any-settings.ts'
import { priceStays } from './price.ts'
import { withIncluded } from './plans/rate-plan.ts'
import { rateTable, underPlan } from './rate-table.ts'

/**
 * Rules under which a night more must never be cheaper: percentages on all nights, on conditions that the number of
 * nights does not change. A discount by the number of nights, or of an amount larger than a cheap night, may do so.
 */
const steadyRules = fc.uniqueArray(
  anyRule
    .filter(({ kind }) => kind === 'early_bird' || kind === 'last_minute')
    .map((rule) => ({
      ...rule,
      effect: 'percent' as const,
      weekdays: [],
      stay_from: null,
      nights_from: null,
      nights_to: null,
    })),
  { maxLength: 4, selector: ({ id }) => id },
)

test('one more night never costs less, under any plan, without rules by the number of nights', () => {
  fc.assert(
    fc.property(
      fc.record({
        unit: anyUnitOfAnyBasis,
        rows: anyRows,
        rules: steadyRules,
        plan: fc.option(anyPlan),
        request: anyRequest,
        service: anyService,
        coupon: fc.option(anyCoupon),
        settings: anySettings,
        today: anyDay,
      }),
      ({ unit, rows, rules, plan, request, service, coupon, settings, today }) => {
        const table = underPlan(rateTable(unit, rows, rules, [], plan ? [plan] : []), plan)
        const totalOf = (departure: string) =>
          priceStays({
            stays: [{ table, request: { ...request, departure } }],
            services: withIncluded([service], plan),
            requestedServices: [],
            coupon,
            settings,
            today,
          }).total
        expect(totalOf(addDays(request.departure, 1))).toBeGreaterThanOrEqual(totalOf(request.departure))
      },
    ),
  )
})
