import { addDays, eachDay, weekdayOf } from '@dvor/format/days.ts'
import { describe, expect, test } from 'vitest'
import { sampleUnits } from '@dvor/sample/content/stays/units.ts'
import { seasonRows, type SeasonRow } from './season-rows.ts'

/** Rows that cover a night, the highest precedence first. */
function covering(rows: readonly SeasonRow[], night: string): SeasonRow[] {
  return rows.filter(
    ({ valid_from, valid_to, weekdays = [] }) =>
      valid_from <= night &&
      night <= valid_to &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(night))),
  )
}

describe.each(sampleUnits.map((unit) => [unit.title, unit] as const))('%s', (_title, unit) => {
  // 2028 has a 29 February.
  const rows = seasonRows(unit, 2026)
  const nights = eachDay('2026-01-01', '2029-01-01')

  test('every night of three years has a price, by exactly one row', () => {
    for (const night of nights) {
      const priorities = covering(rows, night).map(({ priority = 0 }) => priority)
      expect(priorities.length, night).toBeGreaterThan(0)
      const highest = Math.max(...priorities)
      expect(
        priorities.filter((priority) => priority === highest),
        night,
      ).toHaveLength(1)
    }
  })

  test('no night is sold below 60 € or above five times the base price', () => {
    for (const { price, title } of rows) {
      expect(price, title).toBeGreaterThanOrEqual(6000)
      expect(price, title).toBeLessThanOrEqual(unit.base_price * 5)
      expect(price % 100, title).toBe(0)
    }
  })

  test('New Year requires five nights', () => {
    const eve = rows.filter(({ valid_from }) => valid_from.endsWith('-12-27'))
    expect(eve).toHaveLength(3)
    for (const { min_nights, valid_from, valid_to } of eve)
      expect({ min_nights, valid_to }).toEqual({ min_nights: 5, valid_to: addDays(valid_from, 5) })
  })
})

test('units differ in price in every season', () => {
  const summers = sampleUnits.map(
    (unit) => seasonRows(unit, 2026).find(({ title }) => title === 'Leto')?.price,
  )
  expect(new Set(summers).size).toBe(sampleUnits.length)
})
