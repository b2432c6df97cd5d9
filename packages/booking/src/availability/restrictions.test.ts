import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import { addDays, toDayNumber } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alternativesFor } from './alternatives.ts'
import { longerStayFor } from './longer-stay.ts'
import { momentOf } from '../stay/moment.ts'
import { rateTable } from '../pricing/rate-table.ts'
import { restrictionsFor, restrictionsForOwner, type StayQuestion, type TakenNights } from './restrictions.ts'
import type { DayRate, PriceRow, PriceRule } from '../pricing/price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { sampleDay, sampleRow, sampleRule } from '../testing/sample-rates.ts'
import { sampleQuestion, sampleUnit, sampleStay } from '../testing/samples.ts'

const taken = (...nights: string[]): TakenNights => new Map(nights.map((night) => [night, 'stay']))
const asked = (changes: Partial<StayQuestion>) => restrictionsFor(sampleQuestion(changes))
const withUnit = (unit: Partial<RatedUnit>, row: Partial<PriceRow> = {}) => ({
  table: rateTable(sampleUnit(unit), [sampleRow(row)]),
})

describe('a stay is refused', () => {
  it('for nothing when it can be booked', () => expect(asked({})).toEqual([]))

  it('for invalid days, without further reasons', () => {
    const all = taken('2026-07-02')
    const request = (arrival: string, departure: string) =>
      asked({ request: sampleStay({ arrival, departure, adults: 9 }), taken: all })
    expect(request('2026-07-05', '2026-07-02')).toEqual([{ code: 'inverted' }])
    expect(request('2026-07-02', '2026-07-02')).toEqual([{ code: 'inverted' }])
    expect(request('2026-04-30', '2026-05-02')).toEqual([{ code: 'past' }])
    expect(request('2026-07-02', addDays('2026-07-02', 400))).toEqual([
      { code: 'too_long', nights: maxStayNights },
    ])
  })

  it('for its taken nights by name, not for the day of departure', () => {
    expect(asked({ taken: taken('2026-07-01', '2026-07-03', '2026-07-05') })).toEqual([
      { code: 'taken', nights: ['2026-07-03'] },
    ])
  })

  it('for a closure', () => {
    const both: TakenNights = new Map([
      ['2026-07-02', 'closure'],
      ['2026-07-03', 'stay'],
    ])
    expect(asked({ taken: both })).toEqual([{ code: 'taken', nights: ['2026-07-03'] }, { code: 'closed' }])
  })

  it('for too few nights, but not where a rule opens the gap that it fills', () => {
    const rule = sampleRule({ kind: 'gap', nights_to: 3, value: 0 })
    const ask = (rules: PriceRule[], departure: string) =>
      asked({
        table: rateTable(sampleUnit({ min_nights: 5 }), [], rules),
        request: sampleStay({ departure }),
        taken: taken('2026-07-01', '2026-07-05'),
      })
    expect(ask([rule], '2026-07-05')).toEqual([])
    expect(ask([rule], '2026-07-04')).toEqual([{ code: 'min_nights', nights: 3 }])
    expect(ask([{ ...rule, nights_to: 2 }], '2026-07-05')).toEqual([{ code: 'min_nights', nights: 5 }])
    expect(ask([{ ...rule, stay_to: '2026-06-30' }], '2026-07-05')).toHaveLength(1)
    expect(ask([{ ...rule, active: false }], '2026-07-05')).toHaveLength(1)
  })

  it('for too many nights, and for single days without arrivals or departures', () => {
    const ask = (days: Partial<DayRate>[], row: Partial<PriceRow> = {}) =>
      asked({ table: rateTable(sampleUnit(), [sampleRow(row)], [], days.map(sampleDay)) })
    expect(ask([], { max_nights: 2 })).toEqual([{ code: 'max_nights', nights: 2 }])
    expect(ask([{ day: '2026-07-02', max_nights: 3 }], { max_nights: 2 })).toEqual([])
    expect(ask([{ day: '2026-07-02', min_nights: 4 }], { max_nights: 2 })).toEqual([
      { code: 'min_nights', nights: 4 },
    ])
    expect(ask([{ day: '2026-07-02', closed_to_arrival: true }])).toEqual([{ code: 'arrival_closed' }])
    expect(ask([{ day: '2026-07-05', closed_to_departure: true }])).toEqual([{ code: 'departure_closed' }])
    expect(ask([{ day: '2026-07-03', closed_to_arrival: true, closed_to_departure: true }])).toEqual([])
  })

  it('for too many people, free babies not counted', () => {
    expect(asked({ request: sampleStay({ adults: 4, children_ages: [1, 2] }) })).toEqual([])
    expect(asked({ request: sampleStay({ adults: 4, children_ages: [3] }) })).toEqual([
      { code: 'too_small', sleeps: 4 },
    ])
    expect(asked({ ...withUnit({ max_children: 0 }), request: sampleStay({ children_ages: [1] }) })).toEqual(
      [],
    )
    expect(asked({ ...withUnit({ max_children: 0 }), request: sampleStay({ children_ages: [5] }) })).toEqual([
      { code: 'too_many_children', children: 0 },
    ])
  })

  it('for being short or on the wrong weekday, by the row of the arrival night', () => {
    // 2 July 2026 is a Thursday, 5 July a Sunday.
    const strict = { min_nights: 4, arrival_weekdays: [6], departure_weekdays: [6] }
    expect(asked(withUnit({}, strict))).toEqual([
      { code: 'min_nights', nights: 4 },
      { code: 'arrival_weekday', weekdays: [6] },
      { code: 'departure_weekday', weekdays: [6] },
    ])
    expect(asked(withUnit({}, { ...strict, valid_from: '2026-07-03' }))).toEqual([])
    expect(asked(withUnit({ min_nights: 4 }))).toEqual([{ code: 'min_nights', nights: 4 }])
    expect(asked(withUnit({ min_nights: 4 }, { min_nights: 2 }))).toEqual([])
  })

  it('for being too far away', () => {
    expect(asked(withUnit({ horizon_days: 62 }))).toEqual([])
    expect(asked(withUnit({ horizon_days: 61 }))).toEqual([{ code: 'too_far', last_day: '2026-07-01' }])
  })

  it('for a unit that is not offered', () => {
    expect(asked(withUnit({ active: false }))).toEqual([{ code: 'not_offered' }])
    expect(asked(withUnit({ online_bookable: false }))).toEqual([{ code: 'not_offered' }])
  })

  it('for the owner only where nights are taken or days invalid', () => {
    const strict = withUnit({ online_bookable: false, min_nights: 9 })
    const past = sampleStay({ arrival: '2026-04-01', departure: '2026-04-02', adults: 9 })
    expect(restrictionsForOwner(sampleQuestion({ ...strict, request: past }))).toEqual([])
    expect(
      restrictionsForOwner(sampleQuestion({ ...strict, request: past, taken: taken('2026-04-01') })),
    ).toEqual([{ code: 'taken', nights: ['2026-04-01'] }])
    const inverted = sampleStay({ departure: '2026-07-01' })
    expect(restrictionsForOwner(sampleQuestion({ request: inverted }))).toEqual([{ code: 'inverted' }])
  })
})

describe.each(['UTC', 'Europe/Bratislava', 'America/New_York', 'Pacific/Auckland'])(
  'on a machine in %s',
  (zone) => {
    const ownZone = process.env.TZ
    beforeEach(() => {
      process.env.TZ = zone
    })
    afterEach(() => {
      if (ownZone === undefined) delete process.env.TZ
      else process.env.TZ = ownZone
    })

    const at = (instant: string, lead_hours: number, arrival: string) =>
      asked({
        ...withUnit({ lead_hours }),
        request: sampleStay({ arrival, departure: addDays(arrival, 2) }),
        moment: momentOf(instant),
      }).map(({ code }) => code)

    it('lead hours count back from check-in by the clock of the property', () => {
      // Check-in at 14:00 in summer is 12:00 UTC; 24 hours before is 12:00 UTC the day before.
      expect(at('2026-07-01T12:00:00Z', 24, '2026-07-02')).toEqual([])
      expect(at('2026-07-01T12:00:01Z', 24, '2026-07-02')).toEqual(['too_late'])
      expect(at('2026-07-01T12:00:01Z', 24, '2026-07-03')).toEqual([])
      expect(at('2026-07-01T12:00:01Z', 96, '2026-07-05')).toEqual(['too_late'])
    })

    it('lead hours over the night of the clock change are real hours', () => {
      // Check-in on Sunday 29 March 2026 is 12:00 UTC; a day of 24 real hours before is Saturday 12:00 UTC.
      expect(at('2026-03-28T12:00:00Z', 24, '2026-03-29')).toEqual([])
      expect(at('2026-03-28T12:00:01Z', 24, '2026-03-29')).toEqual(['too_late'])
    })

    it('without lead hours the day of arrival is open until its midnight in the property', () => {
      expect(at('2026-07-02T21:59:59Z', 0, '2026-07-02')).toEqual([])
      expect(at('2026-07-02T22:00:00Z', 0, '2026-07-02')).toEqual(['past'])
    })
  },
)

describe('alternatives', () => {
  const total = () => 12_345

  it('are the nearest free stays of the same length, the earlier first', () => {
    const question = sampleQuestion({ taken: taken('2026-07-03') })
    expect(
      alternativesFor(question, total).map(({ arrival, departure }) => `${arrival} ${departure}`),
    ).toEqual(['2026-06-30 2026-07-03', '2026-07-04 2026-07-07', '2026-06-29 2026-07-02'])
    expect(alternativesFor(question, total)[0]?.total).toBe(12_345)
  })

  it('do not exist where another date would not help', () => {
    expect(alternativesFor(sampleQuestion({ request: sampleStay({ adults: 9 }) }), total)).toEqual([])
  })

  it('of anything are bookable, at most 14 days away, nearest first', () => {
    const nights = fc.uniqueArray(fc.integer({ min: -20, max: 60 }), { maxLength: 60 })
    fc.assert(
      fc.property(anyRequest, nights, (request, gone) => {
        const all = taken(...gone.map((offset) => addDays(request.arrival, offset)))
        const unit = { capacity: 20 }
        const question = sampleQuestion({
          ...withUnit(unit),
          request,
          taken: all,
          moment: momentOf('2027-05-01T10:00:00Z'),
        })
        const alternatives = alternativesFor(question, total)
        const away = alternatives.map(({ arrival }) =>
          Math.abs(toDayNumber(arrival) - toDayNumber(request.arrival)),
        )
        expect(away).toEqual(away.toSorted((a, b) => a - b))
        expect(away.every((days) => days >= 1 && days <= 14)).toBe(true)
        expect(alternatives.length).toBeLessThanOrEqual(3)
        for (const { arrival, departure } of alternatives) {
          expect(restrictionsFor({ ...question, request: { ...request, arrival, departure } })).toEqual([])
        }
      }),
    )
  })
})

describe('a longer stay', () => {
  const twoNights = sampleStay({ arrival: '2026-12-30', departure: '2027-01-01' })
  const longerFor = (min_nights: number, gone: readonly string[] = []) => {
    const question = sampleQuestion({
      ...withUnit({ min_nights, capacity: 20 }),
      request: twoNights,
      taken: taken(...gone),
      moment: momentOf('2026-11-01T10:00:00Z'),
    })
    return longerStayFor(question, restrictionsFor(question), () => 10_000)
  }

  it('is the shortest that the minimum of nights allows, departing later where possible', () => {
    expect(longerFor(5)).toMatchObject({ arrival: '2026-12-30', departure: '2027-01-04' })
    expect(longerFor(5, ['2027-01-02'])).toMatchObject({ arrival: '2026-12-28', departure: '2027-01-02' })
  })

  it('is missing for restrictions that more nights cannot satisfy', () => {
    expect(longerFor(1)).toBeNull()
    expect(longerFor(5, ['2026-12-31'])).toBeNull()
    expect(longerFor(5, ['2027-01-01', '2026-12-29'])).toBeNull()
  })
})
