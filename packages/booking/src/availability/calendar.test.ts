import { addDays, daysBetween, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDays, type CalendarQuestion } from './calendar.ts'
import { momentOf } from '../stay/moment.ts'
import { rateTable, underPlan } from '../pricing/rate-table.ts'
import { restrictionsFor, type TakenNights } from './restrictions.ts'
import { sampleDay, samplePlan, sampleRow, sampleRule } from '../testing/sample-rates.ts'
import { sampleSettings, sampleUnit, sampleStay } from '../testing/samples.ts'

const taken = (...nights: string[]): TakenNights => new Map(nights.map((night) => [night, 'stay']))

const gapRule = (nights_to: number) => sampleRule({ kind: 'gap', nights_to, value: 0 })

const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  table: rateTable(sampleUnit(), [sampleRow()]),
  taken: new Map(),
  settings: sampleSettings,
  moment: momentOf('2026-05-01T10:00:00Z'),
  from: '2026-07-01',
  to: '2026-07-08',
  ...changes,
})

/** One character a day: free both ways, only (A)rrival, only (D)eparture, or neither (-). */
const marks = (changes: Partial<CalendarQuestion>) =>
  calendarDays(question(changes))
    .map(({ can_arrive, can_depart }) => (can_arrive ? (can_depart ? 'b' : 'A') : can_depart ? 'D' : '-'))
    .join('')

describe('a calendar', () => {
  it('has every day of its range, with price, rule and least nights', () => {
    const days = calendarDays(question({ from: '2026-06-30', to: '2026-07-01' }))
    expect(days).toEqual([
      {
        day: '2026-06-30',
        free: true,
        can_arrive: true,
        can_depart: true,
        price: 8000,
        min_nights: 1,
        max_nights: null,
        no_arrival: null,
        departure_closed: false,
        only_package: null,
        rule: null,
      },
      {
        day: '2026-07-01',
        free: true,
        can_arrive: true,
        can_depart: true,
        price: 10000,
        min_nights: 1,
        max_nights: null,
        no_arrival: null,
        departure_closed: false,
        only_package: null,
        rule: 'Leto',
      },
    ])
  })

  it('lets a stay end on the day on which a taken one begins', () => {
    expect(marks({ taken: taken('2026-07-03', '2026-07-04') })).toBe('bbD-Abbb')
  })

  it('begins with today', () => {
    const days = calendarDays(question({ moment: momentOf('2026-07-03T10:00:00Z') }))
    expect(days.map(({ free }) => free)).toEqual([false, false, true, true, true, true, true, true])
    expect(marks({ moment: momentOf('2026-07-03T10:00:00Z') })).toBe('--Abbbbb')
  })

  it('allows no arrival into a gap that is too short for a stay', () => {
    const table = rateTable(sampleUnit({ min_nights: 3 }), [])
    expect(marks({ table, taken: taken('2026-07-01', '2026-07-04', '2026-07-08') })).toBe('D---A--D')
  })

  it('allows a stay that fills such a gap, where a rule opens gaps of its length', () => {
    const gone = taken('2026-07-01', '2026-07-04', '2026-07-08')
    const opened = (nights: number) => rateTable(sampleUnit({ min_nights: 4 }), [], [gapRule(nights)])
    expect(marks({ table: opened(1), taken: gone })).toBe('D-------')
    expect(marks({ table: opened(2), taken: gone })).toBe('DA-D----')
    expect(marks({ table: opened(3), taken: gone })).toBe('DA-DA--D')
    const days = calendarDays(question({ table: opened(2), taken: gone }))
    expect(days.map(({ min_nights }) => min_nights)).toEqual([4, 2, 4, 4, 4, 4, 4, 4])
  })

  it('closes single days to arrivals and departures, and says why a day cannot begin a stay', () => {
    const closed = [
      sampleDay({ day: '2026-07-02', closed_to_arrival: true }),
      sampleDay({ day: '2026-07-04', closed_to_departure: true }),
      sampleDay({ day: '2026-07-06', min_nights: 5, max_nights: 6 }),
    ]
    const table = rateTable(sampleUnit(), [], [], closed)
    expect(marks({ table, taken: taken('2026-07-08') })).toBe('bDbAbDbD')
    const days = calendarDays(question({ table, taken: taken('2026-07-08') }))
    expect(days.map(({ no_arrival }) => no_arrival)).toEqual([
      null,
      'arrival_closed',
      null,
      null,
      null,
      'min_nights',
      null,
      'taken',
    ])
    const before = rateTable(
      sampleUnit(),
      [],
      [],
      [sampleDay({ day: '2026-07-05', closed_to_departure: true })],
    )
    const ends = calendarDays(question({ table: before, taken: taken('2026-07-05') }))
    expect(ends[3]).toMatchObject({ day: '2026-07-04', can_arrive: false, no_arrival: 'no_end' })
  })

  it('supports weeks from Saturday to Saturday', () => {
    // 4 and 11 July 2026 are Saturdays.
    const week = sampleRow({
      valid_from: '2026-05-01',
      min_nights: 7,
      arrival_weekdays: [6],
      departure_weekdays: [6],
    })
    const table = rateTable(sampleUnit(), [week])
    expect(marks({ table, from: '2026-07-03', to: '2026-07-12' })).toBe('-b------b-')
  })

  it('offers no arrival in a unit that is off the web or beyond its horizon', () => {
    expect(marks({ table: rateTable(sampleUnit({ online_bookable: false }), []) })).toBe('--------')
    expect(marks({ table: rateTable(sampleUnit({ horizon_days: 63 }), []) })).toBe('bbbDDDDD')
  })

  it('offers arrivals from the first to the last night of a plan, both included', () => {
    const plan = samplePlan({ stay_from: '2026-07-03', stay_to: '2026-07-05' })
    const days = calendarDays(question({ table: underPlan(rateTable(sampleUnit(), []), plan) }))
    const arrivals = days.filter(({ can_arrive }) => can_arrive).map(({ day }) => day)
    expect(arrivals).toEqual(['2026-07-03', '2026-07-04', '2026-07-05'])
  })

  it('agrees with the restrictions: an arrival day has a stay, a departure day ends one', () => {
    const gaps = fc.uniqueArray(fc.integer({ min: -5, max: 15 }), { maxLength: 10 })
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 })
    const limit = fc.option(fc.integer({ min: 1, max: 4 }))
    const single = fc.record({
      day: fc.integer({ min: 0, max: 10 }).map((offset) => addDays('2026-07-01', offset)),
      min_nights: limit,
      max_nights: limit,
      closed_to_arrival: fc.boolean(),
      closed_to_departure: fc.boolean(),
    })
    const anyDays = fc.array(single.map(sampleDay), { maxLength: 5 })
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 1, max: 5 }),
        weekdays,
        weekdays,
        fc.option(fc.integer({ min: 1, max: 4 })),
        anyDays,
        (gone, min_nights, arrivals, departures, opened, single) => {
          const row = sampleRow({ min_nights, arrival_weekdays: arrivals, departure_weekdays: departures })
          // Outside of the ten days nothing is free, so that every possible stay lies within the tested range.
          const around = [...eachDay('2026-06-01', '2026-07-01'), ...eachDay('2026-07-11', '2026-09-01')]
          const asked = question({
            table: rateTable(sampleUnit(), [row], opened ? [gapRule(opened)] : [], single),
            taken: taken(...around, ...gone.map((offset) => addDays('2026-07-01', offset))),
            to: '2026-07-12',
          })
          const days = eachDay('2026-07-01', '2026-07-13')
          const stays = days
            .flatMap((arrival) => days.map((departure) => ({ arrival, departure })))
            .filter(({ arrival, departure }) => daysBetween(arrival, departure) > 0)
            .filter(
              (stay) =>
                restrictionsFor({ ...asked, settings: sampleSettings, request: sampleStay(stay) }).length ===
                0,
            )
          for (const day of calendarDays(asked)) {
            expect(day.can_depart).toBe(stays.some(({ departure }) => departure === day.day))
            expect(day.can_arrive).toBe(stays.some(({ arrival }) => arrival === day.day))
          }
        },
      ),
    )
  })
})
