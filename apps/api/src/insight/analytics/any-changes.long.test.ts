import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { foldChanges } from '../../statistics/fold-changes.ts'
import { busyKinds, openBusyProperty } from '../../testing/statistics/busy-property.ts'
import { readEveryWay } from '../../testing/statistics/read-every-way.ts'

const step = fc.record({
  kind: fc.constantFrom(...busyKinds, 'frontDesk' as const, 'site' as const, 'frontDesk' as const),
  unit: fc.nat(7),
  first: fc.nat(60),
  nights: fc.integer({ min: 1, max: 5 }),
  pick: fc.nat(30),
  /** Whether the days changed until now are added up. */
  folds: fc.boolean(),
})

/** Periods by days, by months, cut within stays, and a whole year. */
const periods = [
  ['2027-03-20', '2027-04-02'],
  ['2027-04-01', '2027-04-30'],
  ['2027-03-24', '2027-06-09'],
  ['2027-01-01', '2027-12-31'],
] as const

test(
  'after any changes sums, changed days and reservations give the same statistics',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const busy = await openBusyProperty()
    let sold = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        for (const { folds, ...one } of steps) {
          await busy.act(one)
          if (folds) await foldChanges(busy.api.api.db)
        }
        expect(await busy.pricesBelowZero()).toBe(0)
        const answers = await readEveryWay(busy.api, () =>
          Promise.all(
            periods.map(async ([from, to]) => {
              const answer = await busy.property.call('GET', `/analytics?from=${from}&to=${to}`)
              expect(answer.status, JSON.stringify(answer.body)).toBe(200)
              return answer.body as Analytics
            }),
          ),
        )
        sold = Math.max(sold, ...answers.map(({ totals }) => totals.sold))
      }),
      { numRuns: 6 * inject('effort') },
    )
    // The steps are not all refused.
    expect(busy.bookings()).toBeGreaterThan(5)
    expect(sold).toBeGreaterThan(10)
    await busy.close()
  },
)
