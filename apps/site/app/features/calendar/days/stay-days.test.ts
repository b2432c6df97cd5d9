import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, eachDay } from '@dvor/format/days.ts'
import { describe, expect, test } from 'vitest'
import { byDay, canArrive, canDepart, restrictionOf } from './stay-days.ts'

const first = '2026-10-20'
const taken = new Set(['2026-10-25', '2026-10-26'])
const days = byDay(
  eachDay(first, addDays(first, 14)).map((day): CalendarDay => ({
    day,
    free: !taken.has(day),
    can_arrive: !taken.has(day),
    can_depart: !['2026-10-26', '2026-10-27', '2026-10-30'].includes(day),
    price: day < '2026-10-24' ? 7000 : 9000,
    min_nights: 2,
    max_nights: day === '2026-10-27' ? 3 : null,
    no_arrival: taken.has(day) ? 'taken' : null,
    departure_closed: day === '2026-10-30',
    rule: null,
    only_package: null,
  })),
)

describe('days of a stay', () => {
  test('allow arrival only on the property’s days', () => {
    expect(canArrive(days, '2026-10-20')).toBe(true)
    expect(canArrive(days, '2026-10-25')).toBe(false)
    expect(canArrive(days, '2027-01-01')).toBe(false)
  })

  test('end after the minimum stay and before the next guest', () => {
    const ends = eachDay(first, addDays(first, 14)).filter((day) => canDepart(days, '2026-10-22', day))
    expect(ends).toEqual(['2026-10-24', '2026-10-25'])
  })

  test('end after their arrival', () => {
    expect(canDepart(days, '2026-10-24', '2026-10-22')).toBe(false)
    expect(canDepart(days, '2026-10-24', '2026-10-24')).toBe(false)
  })

  test('say why a day cannot be chosen', () => {
    expect(restrictionOf(days, '2026-10-20', null)).toBeNull()
    expect(restrictionOf(days, '2026-10-25', null)).toEqual({ code: 'taken' })
    const leave = (arrival: string, day: string) => restrictionOf(days, day, arrival)
    expect(leave('2026-10-22', '2026-10-24')).toBeNull()
    expect(leave('2026-10-22', '2026-10-23')).toEqual({ code: 'min_nights', nights: 2 })
    expect(leave('2026-10-22', '2026-10-21')).toEqual({ code: 'before_arrival' })
    expect(leave('2026-10-22', '2026-10-26')).toEqual({ code: 'taken' })
    expect(leave('2026-10-27', '2026-10-31')).toEqual({ code: 'max_nights', nights: 3 })
    expect(leave('2026-10-27', '2026-10-30')).toEqual({ code: 'departure_closed' })
  })
})
