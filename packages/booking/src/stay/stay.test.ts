import { addDays, eachDay, fromDayNumber } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay } from '../testing/any-day.ts'
import { sampleStay } from '../testing/samples.ts'
import { bookedNights } from './headcount.ts'
import { duplicateRequests, nightsOf, overlap } from './stay.ts'

describe('stays', () => {
  it('overlap exactly when they share a night', () => {
    const nights = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(anyDay, nights, fc.integer({ min: -25, max: 25 }), nights, (day, length, shift, other) => {
        const a = { arrival: day, departure: addDays(day, length) }
        const b = { arrival: addDays(day, shift), departure: addDays(day, shift + other) }
        const shared = nightsOf(a).filter((night) => nightsOf(b).includes(night))
        expect(overlap(a, b)).toBe(shared.length > 0)
        expect(overlap(b, a)).toBe(shared.length > 0)
      }),
    )
  })

  it('that request one unit twice are named', () => {
    const other = sampleStay({ accommodation_unit: '01900000-0000-7000-8000-000000000002' })
    const next = sampleStay({ arrival: '2026-07-05', departure: '2026-07-06' })
    expect(duplicateRequests([sampleStay(), other, next, sampleStay()])).toEqual([3])
  })

  it('of a reservation count each booked night once, and no night between them', () => {
    const stay = (arrival: string, departure: string) => sampleStay({ arrival, departure })
    const first = stay('2026-07-01', '2026-07-03')
    expect(bookedNights([first, stay('2026-07-02', '2026-07-04'), stay('2026-07-06', '2026-07-07')])).toBe(4)
  })

  it('have one night for each day before the departure', () => {
    expect(nightsOf({ arrival: '2026-12-30', departure: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31'])
    expect(eachDay(fromDayNumber(0), fromDayNumber(1))).toEqual(['1970-01-01'])
  })
})
