import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'
import { values } from '../testing/prices/any-price-change.ts'

const { property, prices } = await openPriceCalendar()

const anyChange = fc.record({
  kind: fc.constantFrom('set', 'set', 'clear', 'copy_days'),
  start: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 0, max: 12 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  by: fc.constantFrom('date', 'weekday'),
  values,
})

test(
  'after any change, quotes say what its dry run showed, and its undo restores the calendar',
  { timeout: 120_000 * inject('effort') },
  async () => {
    const bases = ['unit', 'occupancy', 'person']
    const units: string[] = []
    for (const price_basis of bases)
      units.push(await property.addUnit({ price_basis, occupancy_prices: [6000], horizon_days: 1000 }))
    const spans = async () => [
      (await prices.read('2027-05-01', '2027-06-10')).units,
      (await prices.read('2028-04-25', '2028-06-10')).units,
    ]
    await fc.assert(
      fc.asyncProperty(anyChange, async ({ kind, start, length, weekdays, by, values: given }) => {
        const from = addDays('2027-05-01', start)
        const span = { kind, units, from, to: addDays(from, length) }
        const more = { set: { weekdays, values: given }, clear: { weekdays }, copy_days: { by } }
        const body = { ...span, ...more[kind as keyof typeof more] }
        const before = await spans()
        const shown = await prices.change(body, true)
        const result = await prices.change(body)
        expect(result.status).toBe(shown.status)
        if (result.status !== 200) {
          expect(await spans()).toEqual(before)
          return
        }
        const { id, days } = result.body as PriceChangeResult
        const { stays } = shown.body as PriceChangeResult
        expect((shown.body as PriceChangeResult).days).toBe(days)
        for (const stay of stays)
          expect(await prices.totalOf(stay.accommodation_unit, stay.arrival, stay.departure)).toBe(stay.after)
        if (id === null || start % 2 === 0) return
        expect((await prices.undo(id)).status).toBe(200)
        expect(await spans()).toEqual(before)
      }),
      { numRuns: 15 * inject('effort') },
    )
  },
)
