import { addDays, daysBetween } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  columnWidthFor,
  dayAt,
  dragged,
  gripAt,
  holdsNight,
  nightsBetween,
  overlaps,
  spanOf,
  touches,
  type Period,
} from './geometry.ts'

const window = { from: '2027-07-10', days: 14 } as const
const stay = (arrival: string, departure: string): Period => ({ arrival, departure })
const anyDay = fc.integer({ min: -500, max: 500 }).map((days) => addDays('2027-07-10', days))
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 1, max: 365 }))
  .map(([arrival, nights]) => stay(arrival, addDays(arrival, nights)))

describe('bars', () => {
  it('reaches from noon to noon', () => {
    expect(spanOf(stay('2027-07-10', '2027-07-13'), window)).toEqual({
      start: 0.5,
      end: 3.5,
      isOpenStart: false,
      isOpenEnd: false,
    })
  })

  it("is clipped at the window's ends, with a flag", () => {
    const cut = { start: 0, end: 14, isOpenStart: true, isOpenEnd: true }
    expect(spanOf(stay('2027-06-01', '2027-09-01'), window)).toEqual(cut)
    expect(spanOf(stay('2027-07-09', '2027-07-10'), window)).toMatchObject({ start: 0, end: 0.5 })
    expect(spanOf(stay('2027-07-23', '2027-07-24'), window)).toMatchObject({ start: 13.5, end: 14 })
  })

  it('is null when it touches no half-day of the window', () => {
    expect(spanOf(stay('2027-07-08', '2027-07-09'), window)).toBeNull()
    expect(spanOf(stay('2027-07-24', '2027-07-25'), window)).toBeNull()
  })

  it('keeps its length over the change of the clocks and over 29 February', () => {
    for (const from of ['2027-03-20', '2027-10-25', '2028-02-20'])
      expect(spanOf(stay(addDays(from, 1), addDays(from, 12)), { from, days: 14 })).toMatchObject({
        start: 1.5,
        end: 12.5,
      })
  })

  it('stays in the window, and does not overlap a bar without a common night', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (one, other) => {
        const [a, b] = [spanOf(one, window), spanOf(other, window)]
        for (const span of [a, b]) {
          if (!span) continue
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(14)
          expect(span.end).toBeGreaterThan(span.start)
        }
        if (a && b && !overlaps(one, other)) expect(a.end <= b.start || b.end <= a.start).toBe(true)
      }),
    )
  })
})

describe('pointing', () => {
  it('finds the day of a column within the window', () => {
    expect(dayAt(0, 40, window)).toBe('2027-07-10')
    expect(dayAt(39.9, 40, window)).toBe('2027-07-10')
    expect(dayAt(40, 40, window)).toBe('2027-07-11')
    expect(dayAt(-500, 40, window)).toBe('2027-07-10')
    expect(dayAt(9999, 40, window)).toBe('2027-07-23')
  })

  it('one day is one night, two are the nights between them in either direction', () => {
    expect(nightsBetween('2027-07-12', '2027-07-12')).toEqual(stay('2027-07-12', '2027-07-13'))
    expect(nightsBetween('2027-07-12', '2027-07-15')).toEqual(stay('2027-07-12', '2027-07-15'))
    expect(nightsBetween('2027-07-15', '2027-07-12')).toEqual(stay('2027-07-12', '2027-07-15'))
  })

  it('grips a bar by its ends or its middle, also a short one', () => {
    expect([2, 50, 118].map((x) => gripAt(x, 120))).toEqual(['start', 'whole', 'end'])
    expect([2, 12, 22].map((x) => gripAt(x, 24))).toEqual(['start', 'whole', 'end'])
  })
})

describe('dragging', () => {
  it('moves the whole or one end', () => {
    const period = stay('2027-07-12', '2027-07-15')
    expect(dragged(period, 'whole', -2)).toEqual(stay('2027-07-10', '2027-07-13'))
    expect(dragged(period, 'start', -1)).toEqual(stay('2027-07-11', '2027-07-15'))
    expect(dragged(period, 'end', 2)).toEqual(stay('2027-07-12', '2027-07-17'))
  })

  it('keeps the length when it moves, and one night at least when it stretches', () => {
    const days = fc.integer({ min: -400, max: 400 })
    fc.assert(
      fc.property(anyPeriod, days, (period, by) => {
        const length = (one: Period) => daysBetween(one.arrival, one.departure)
        expect(length(dragged(period, 'whole', by))).toBe(length(period))
        expect(length(dragged(period, 'start', by))).toBeGreaterThanOrEqual(1)
        expect(length(dragged(period, 'end', by))).toBeGreaterThanOrEqual(1)
        expect(dragged(period, 'start', by).departure).toBe(period.departure)
        expect(dragged(period, 'end', by).arrival).toBe(period.arrival)
      }),
    )
  })
})

it('counts a night to the day on which it begins and leaves the day of departure free', () => {
  const period = stay('2027-07-12', '2027-07-14')
  const held = ['2027-07-11', '2027-07-12', '2027-07-13', '2027-07-14'].map((day) => holdsNight(period, day))
  expect(held).toEqual([false, true, true, false])
})

it('takes periods that touch by half a day as near, earlier ones not', () => {
  const sight = stay('2027-07-12', '2027-07-20')
  const near = (arrival: string, departure: string) => touches(stay(arrival, departure), sight)
  expect([near('2027-07-10', '2027-07-12'), near('2027-07-20', '2027-07-21')]).toEqual([true, true])
  expect([near('2027-07-09', '2027-07-11'), near('2027-07-21', '2027-07-22')]).toEqual([false, false])
})

it('fills the space with columns of a readable width', () => {
  expect(columnWidthFor(1000, 14, 46)).toBe(71)
  expect(columnWidthFor(300, 30, 34)).toBe(34)
  expect(columnWidthFor(900, 90, 26)).toBe(26)
})
