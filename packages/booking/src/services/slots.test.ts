import { addDays, daysBetween, weekdayOf } from '@dvor/format/days.ts'
import { timeIn, todayIn } from '@dvor/format/instants.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentOf } from '../stay/moment.ts'
import { agreedSlotService, slotLines } from './slot-lines.ts'
import {
  bookingEnds,
  freeSeats,
  isTooSmallGroup,
  occurrenceDays,
  seatsFor,
  slotRestrictions,
  slotRestrictionsForOwner,
  startOf,
  type SlotQuestion,
} from './slots.ts'
import { anyDay } from '../testing/any-day.ts'
import { sampleSlot, sampleSlotService } from '../testing/sample-services.ts'

/** Saturday 4 July 2026 at ten, asked on 1 May. */
function question(changes: Partial<SlotQuestion> = {}): SlotQuestion {
  return {
    slot: sampleSlot(),
    service: sampleSlotService(),
    request: { day: '2026-07-04', persons: 2 },
    seats: { capacity: 6, taken: 0, cancelled: false },
    moment: momentOf('2026-05-01T10:00:00Z'),
    ...changes,
  }
}

const codes = (changes: Partial<SlotQuestion>) => slotRestrictions(question(changes)).map(({ code }) => code)

describe('a slot', () => {
  it('can be booked without a reason against it', () => expect(codes({})).toEqual([]))

  it('takes place on its weekday within its dates and the season', () => {
    expect(codes({ request: { day: '2026-07-05', persons: 1 } })).toEqual(['not_on_day'])
    expect(codes({ slot: sampleSlot({ valid_to: '2026-07-04' }) })).toEqual([])
    expect(codes({ slot: sampleSlot({ valid_to: '2026-07-03' }) })).toEqual(['not_on_day'])
    expect(codes({ slot: sampleSlot({ valid_from: '2026-07-05' }) })).toEqual(['not_on_day'])
    expect(
      codes({ service: sampleSlotService({ season_from: '2026-07-04', season_to: '2026-07-04' }) }),
    ).toEqual([])
    expect(codes({ service: sampleSlotService({ season_to: '2026-07-03' }) })).toEqual(['out_of_season'])
  })

  it('is not for children below its age, as far as the ages of the party are known', () => {
    const service = sampleSlotService({ min_age: 6 })
    const family = { adults: 2, children_ages: [2, 6] }
    const asked = (persons: number, party?: typeof family) =>
      slotRestrictions(question({ service, request: { day: '2026-07-04', persons }, party }))
    expect(asked(3, family)).toEqual([])
    expect(asked(4, family)).toEqual([{ code: 'too_young', min_age: 6, persons: 3 }])
    expect(asked(5, { adults: 2, children_ages: [6] })).toEqual([])
    expect(asked(4)).toEqual([])
  })

  it('on one day has no other', () => {
    const slot = sampleSlot({ weekday: null, day: '2026-07-04' })
    expect(codes({ slot })).toEqual([])
    expect(codes({ slot, request: { day: '2026-07-11', persons: 1 } })).toEqual(['not_on_day'])
  })

  it('has the number of seats that are left', () => {
    expect(codes({ seats: { capacity: 6, taken: 4, cancelled: false } })).toEqual([])
    expect(slotRestrictions(question({ seats: { capacity: 6, taken: 5, cancelled: false } }))).toEqual([
      { code: 'full', free: 1 },
    ])
    expect(codes({ seats: { capacity: 6, taken: 0, cancelled: true } })).toEqual(['cancelled'])
  })

  it('is taken by a group as a whole or not at all', () => {
    const service = sampleSlotService({ price_unit: 'group', min_persons: 2 })
    expect(seatsFor(service, 6, 2)).toBe(6)
    expect(freeSeats(service, { capacity: 8, taken: 6, cancelled: false })).toBe(0)
    expect(codes({ service, request: { day: '2026-07-04', persons: 6 } })).toEqual([])
    expect(codes({ service, request: { day: '2026-07-04', persons: 7 } })).toEqual(['full'])
    expect(codes({ service, request: { day: '2026-07-04', persons: 1 } })).toEqual(['too_few'])
  })

  it('can be booked until a number of hours before it begins', () => {
    const service = sampleSlotService({ lead_hours: 24 })
    const at = (instant: string) => codes({ service, moment: momentOf(instant) })
    expect(at('2026-07-03T08:00:00.000Z')).toEqual([])
    expect(at('2026-07-03T08:00:00.001Z')).toEqual(['too_late'])
    expect(at('2026-07-04T08:00:00.000Z')).toEqual(['past'])
  })

  it('that is not offered is refused to guests and allowed to the owner', () => {
    const off = question({ slot: sampleSlot({ active: false }), moment: momentOf('2026-08-01T00:00:00Z') })
    expect(slotRestrictions(off).map(({ code }) => code)).toEqual(['not_offered', 'past'])
    expect(slotRestrictionsForOwner(off)).toEqual([])
    expect(slotRestrictionsForOwner({ ...off, request: { day: '2026-07-04', persons: 7 } })).toEqual([
      { code: 'full', free: 6 },
    ])
  })
})

describe('a group that is too small', () => {
  const offered = { slot: sampleSlot(), service: sampleSlotService({ min_persons: 4, lead_hours: 24 }) }
  const at = (instant: string, persons = 3) =>
    isTooSmallGroup(offered, '2026-07-04', persons, momentOf(instant))

  it('is cancelled between the end of booking and the beginning', () => {
    expect(at('2026-07-03T07:59:59Z')).toBe(false)
    expect(at('2026-07-03T08:00:00Z')).toBe(true)
    expect(at('2026-07-04T08:00:00Z')).toBe(false)
  })
  it('has fewer than the minimum of persons, and at least one', () => {
    expect(at('2026-07-03T08:00:00Z', 4)).toBe(false)
    expect(at('2026-07-03T08:00:00Z', 0)).toBe(false)
  })
})

describe('times', () => {
  it('are the property clock’s on every day of two years, whatever the season', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 4, max: 23 }), (day, hour) => {
        const time_from = `${String(hour).padStart(2, '0')}:15`
        const start = startOf({ time_from }, day)
        expect([todayIn(start), timeIn(start)]).toEqual([day, time_from])
      }),
    )
  })

  it('lead hours are hours, also over the night in which the clock changes', () => {
    const offered = { slot: sampleSlot({ weekday: 7 }), service: sampleSlotService({ lead_hours: 24 }) }
    expect(bookingEnds(offered, '2026-03-29').toISOString()).toBe('2026-03-28T08:00:00.000Z')
    expect(bookingEnds(offered, '2026-10-25').toISOString()).toBe('2026-10-24T09:00:00.000Z')
  })
})

describe('occurrences', () => {
  it('of a weekly slot are every seventh day within all its bounds', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(100),
        fc.nat(60),
        fc.integer({ min: 1, max: 7 }),
        (from, length, cut, weekday) => {
          const to = addDays(from, length)
          const valid_from = addDays(from, cut)
          const days = occurrenceDays(
            { slot: sampleSlot({ weekday, valid_from }), service: sampleSlotService() },
            from,
            to,
          )
          for (const day of days) {
            expect(weekdayOf(day)).toBe(weekday)
            expect(day >= valid_from && day <= to).toBe(true)
          }
          const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? '', day))
          expect(gaps.every((gap) => gap === 7)).toBe(true)
          expect(days.length).toBeGreaterThanOrEqual(Math.floor((length - cut + 1) / 7))
        },
      ),
    )
  })
  it('of an inactive slot or service do not exist', () => {
    const week = ['2026-07-01', '2026-07-07'] as const
    expect(occurrenceDays({ slot: sampleSlot(), service: sampleSlotService() }, ...week)).toEqual([
      '2026-07-04',
    ])
    expect(
      occurrenceDays({ slot: sampleSlot({ active: false }), service: sampleSlotService() }, ...week),
    ).toEqual([])
    expect(
      occurrenceDays({ slot: sampleSlot(), service: sampleSlotService({ active: false }) }, ...week),
    ).toEqual([])
  })
})

describe('the price of a slot', () => {
  it('is per person or once for the group, in lines by day and time', () => {
    const request = { service_slot: sampleSlot().id, day: '2026-07-04', persons: 3 }
    const each = agreedSlotService({ slot: sampleSlot(), service: sampleSlotService() }, request)
    const group = agreedSlotService(
      { slot: sampleSlot({ time_from: '08:00' }), service: sampleSlotService({ price_unit: 'group' }) },
      request,
    )
    expect(
      slotLines([each, group]).map(({ quantity, unit_price, amount }) => [quantity, unit_price, amount]),
    ).toEqual([
      [1, 1800, 1800],
      [3, 1800, 5400],
    ])
    expect(slotLines([each])[0]?.occurrence).toMatchObject({
      day: '2026-07-04',
      time_from: '10:00',
      persons: 3,
    })
  })
})
