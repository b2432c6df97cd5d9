import { addDays, weekdayOf } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { conditionsOn, rateOn, winningRow } from './rate.ts'
import { rateTable } from './rate-table.ts'
import type { PriceRow } from './price-rows.ts'
import { anyRows } from '../testing/any-rates.ts'
import { anyDay } from '../testing/any-day.ts'
import { sampleDay, sampleRow } from '../testing/sample-rates.ts'
import { sampleUnit } from '../testing/samples.ts'

const winner = (night: string, ...rows: PriceRow[]) => winningRow(rateTable(sampleUnit(), rows), night)?.title

const summer = sampleRow({ id: 'a', title: 'Leto' })
const feast = sampleRow({ id: 'b', title: 'Slávnosti', valid_from: '2026-07-10', valid_to: '2026-07-12' })

describe('the row that prices a night', () => {
  it('is the narrowest of equal priority', () => {
    expect(winner('2026-07-11', summer, feast)).toBe('Slávnosti')
    expect(winner('2026-07-13', summer, feast)).toBe('Leto')
  })

  it('is the one of higher priority, however wide', () => {
    expect(winner('2026-07-11', { ...summer, priority: 1 }, feast)).toBe('Leto')
  })

  it('is the newest of equally wide ones', () => {
    const newer = sampleRow({ id: 'c', title: 'Oprava', createdAt: '2026-03-01T00:00:00.000Z' })
    expect(winner('2026-07-11', newer, summer)).toBe('Oprava')
    expect(winner('2026-07-11', summer, newer)).toBe('Oprava')
  })

  it('covers its first and its last night and only its weekdays', () => {
    expect(winner('2026-06-30', summer)).toBeUndefined()
    expect(winner('2026-07-01', summer)).toBe('Leto')
    expect(winner('2026-08-31', summer)).toBe('Leto')
    expect(winner('2026-09-01', summer)).toBeUndefined()
    const weekend = { ...summer, weekdays: [5, 6] }
    expect(winner('2026-07-03', weekend)).toBe('Leto')
    expect(winner('2026-07-05', weekend)).toBeUndefined()
  })

  it('is active', () => expect(winner('2026-07-11', { ...summer, active: false })).toBeUndefined())

  it('is the same in any order of the rows, and no other covering row takes precedence', () => {
    fc.assert(
      fc.property(anyRows, anyDay, fc.infiniteStream(fc.nat()), (rows, night, keys) => {
        const shuffled = rows.map((row) => ({ row, key: keys.next().value ?? 0 }))
        const other = shuffled.toSorted((a, b) => a.key - b.key).map(({ row }) => row)
        const won = winningRow(rateTable(sampleUnit(), rows), night)
        expect(winningRow(rateTable(sampleUnit(), other), night)?.id).toBe(won?.id)
        const onDay = (row: PriceRow) => row.weekdays.length === 0 || row.weekdays.includes(weekdayOf(night))
        const covering = rows.filter(
          (row) => row.active && row.valid_from <= night && night <= row.valid_to && onDay(row),
        )
        expect(won === null).toBe(covering.length === 0)
        for (const row of covering) expect(won?.priority).toBeGreaterThanOrEqual(row.priority)
      }),
    )
  })
})

describe('a rate', () => {
  it('falls back to the unit, the extra price on its own', () => {
    const table = rateTable(sampleUnit(), [summer])
    expect(rateOn(table, '2026-06-30')).toMatchObject({ price: 8000, extraPrice: 2000, row: null })
    expect(rateOn(table, '2026-07-01')).toMatchObject({ price: 10000, extraPrice: 2000 })
    const dear = rateTable(sampleUnit(), [{ ...summer, extra_person_price: 0 }])
    expect(rateOn(dear, '2026-07-01').extraPrice).toBe(0)
  })

  it('has the conditions of the arrival night', () => {
    const strict = { ...summer, min_nights: 7, arrival_weekdays: [6], departure_weekdays: [6] }
    const table = rateTable(sampleUnit({ min_nights: 2 }), [strict])
    expect(conditionsOn(table, '2026-06-30')).toEqual({
      minNights: 2,
      maxNights: null,
      arrivalClosed: false,
      arrivalWeekdays: [],
      departureWeekdays: [],
    })
    expect(conditionsOn(table, addDays('2026-06-30', 1)).minNights).toBe(7)
    const silent = rateTable(sampleUnit({ min_nights: 0 }), [summer])
    expect(conditionsOn(silent, '2026-07-01').minNights).toBe(1)
  })
})

test('a single day has its own price and name, whatever its season; equal days are one rule', () => {
  const days = ['2026-07-10', '2026-07-11'].map((day) => sampleDay({ day, title: 'Jarmok', price: 15_000 }))
  const table = rateTable(sampleUnit(), [{ ...summer, extra_person_price: 3000 }], [], days)
  const [eve, first, second] = ['2026-07-09', '2026-07-10', '2026-07-11'].map((day) => rateOn(table, day))
  expect(eve).toMatchObject({ price: 10_000, row: { title: 'Leto' } })
  expect(first).toMatchObject({ price: 15_000, extraPrice: 3000, row: { title: 'Jarmok' } })
  expect(second?.row?.id).toBe(first?.row?.id)
  expect(rateOn(rateTable(sampleUnit(), [], [], days), '2026-07-10')).toMatchObject({
    price: 15_000,
    extraPrice: 2000,
  })
})
