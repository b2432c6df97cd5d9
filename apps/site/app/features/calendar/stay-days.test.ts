import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, eachDay } from '@dvor/format/days.ts'
import { describe, expect, test } from 'vitest'
import { byDay, canArrive, canDepart } from './stay-days.ts'

const first = '2026-10-20'
const taken = new Set(['2026-10-25', '2026-10-26'])
const days = byDay(
  eachDay(first, addDays(first, 14)).map((day): CalendarDay => ({
    day,
    free: !taken.has(day),
    can_arrive: !taken.has(day),
    can_depart: day !== '2026-10-26' && day !== '2026-10-27',
    price: day < '2026-10-24' ? 7000 : 9000,
    min_nights: 2,
    rule: null,
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
})
