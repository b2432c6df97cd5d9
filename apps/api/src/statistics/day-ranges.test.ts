import { addDays, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latestDays, mergeRanges, remainingRanges, type DayRange } from './day-ranges.ts'

const within: DayRange = { first: '2027-02-10', last: '2027-03-20' }
const daysOf = (ranges: readonly DayRange[]) =>
  ranges.flatMap(({ first, last }) => eachDay(first, addDays(last, 1)))

const range = fc
  .record({ start: fc.integer({ min: -20, max: 60 }), length: fc.integer({ min: 0, max: 25 }) })
  .map(({ start, length }): DayRange => {
    const first = addDays(within.first, start)
    return { first, last: addDays(first, length) }
  })

test('any ranges: each day of the period is either changed or remains, in order and once', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
      const named = new Set(daysOf(ranges))
      const merged = mergeRanges(ranges, within)
      const all = daysOf([within])
      expect(daysOf(merged)).toEqual(all.filter((day) => named.has(day)))
      expect(daysOf(remainingRanges(merged, within))).toEqual(all.filter((day) => !named.has(day)))
      for (const [index, { first }] of merged.entries())
        expect(index === 0 || addDays(merged[index - 1]?.last ?? '', 1) < first).toBe(true)
    }),
  )
})

test('the latest days of several ranges, at most the given number', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), fc.integer({ min: 1, max: 50 }), (ranges, count) => {
      const merged = mergeRanges(ranges, within)
      expect(daysOf(latestDays(merged, count))).toEqual(daysOf(merged).slice(-count))
    }),
  )
})
