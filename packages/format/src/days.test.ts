import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, eachDay, fromDayNumber, isDay, monthsAfter } from './days.ts'
import { startOfMonth, startOfWeek, toDayNumber, weekdayOf } from './days.ts'
import { formatDay } from './day-text.ts'
import { endOfDayInstant, formatInstant, instantAt, startOfDayInstant, timeIn, todayIn } from './instants.ts'

const hour = 3_600_000

/** Minutes that a local Date is behind UTC on 1 July 2026: shows that the zone is really in force. */
const zones = [
  ['UTC', 0],
  ['Europe/Bratislava', -120],
  ['America/New_York', 240],
  ['Pacific/Auckland', -720],
] as const

const anyNumber = fc.integer({ min: -20_000, max: 60_000 })

describe.each(zones)('on a machine in %s', (zone, offset) => {
  const ownZone = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ
    else process.env.TZ = ownZone
  })

  it('the zone of the machine is the one meant', () => {
    expect(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()).toBe(offset)
  })

  it('a day and its number stand for each other, and adding undoes subtracting', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: -800, max: 800 }), (number, days) => {
        const day = fromDayNumber(number)
        expect(isDay(day)).toBe(true)
        expect(toDayNumber(day)).toBe(number)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
        expect(weekdayOf(addDays(day, 7 * days))).toBe(weekdayOf(day))
      }),
    )
  })

  it.each([
    ['over the change to summer time', '2026-03-28', '2026-03-30', ['2026-03-28', '2026-03-29']],
    ['over the change to winter time', '2026-10-24', '2026-10-26', ['2026-10-24', '2026-10-25']],
    ['over 29 February', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
    ['over a February without it', '2026-02-28', '2026-03-01', ['2026-02-28']],
    ['over New Year', '2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01']],
    ['the wrong way round', '2026-07-04', '2026-07-01', []],
  ])('%s every day comes once', (_, from, until, expected) => {
    expect(eachDay(from, until)).toEqual(expected)
  })

  it('weeks begin on Monday', () => {
    expect(weekdayOf('2026-07-04')).toBe(6)
    expect(weekdayOf('1969-12-31')).toBe(3)
    expect(startOfWeek('2026-07-05')).toBe('2026-06-29')
  })

  it('months are counted from their first day', () => {
    expect(startOfMonth('2026-07-31')).toBe('2026-07-01')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-01')
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-01')
  })

  it('months after a day keep its date, or take the last one of a shorter month', () => {
    expect(monthsAfter('2027-03-31', 12)).toBe('2028-03-31')
    expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29')
    expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28')
  })

  it('today in the property changes at its own midnight', () => {
    expect(todayIn('2026-07-03T21:59:59.999Z')).toBe('2026-07-03')
    expect(todayIn('2026-07-03T22:00:00.000Z')).toBe('2026-07-04')
    expect(todayIn(new Date('2026-12-31T23:00:00.000Z'))).toBe('2027-01-01')
    expect(timeIn('2026-01-15T11:05:00.000Z')).toBe('12:05')
  })

  it('days last 23 and 25 hours when the clock changes', () => {
    const length = (day: string) => endOfDayInstant(day).getTime() + 1 - startOfDayInstant(day).getTime()
    expect(length('2026-03-29')).toBe(23 * hour)
    expect(length('2026-10-25')).toBe(25 * hour)
    expect(length('2026-07-04')).toBe(24 * hour)
  })

  it('a clock time is found on both sides of a change, the repeated hour once, the skipped one later', () => {
    expect(instantAt('2026-03-29', '01:59').toISOString()).toBe('2026-03-29T00:59:00.000Z')
    expect(instantAt('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(instantAt('2026-03-29', '14:00').toISOString()).toBe('2026-03-29T12:00:00.000Z')
    expect(instantAt('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantAt('2026-10-25', '03:00').toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })

  it('a moment is formatted in the time zone of the property', () => {
    expect(formatDay('2026-07-04')).toBe('4.\u00A07.\u00A02026')
    expect(formatInstant('2026-07-04T07:05:00Z')).toBe('4.\u00A07.\u00A02026 9:05')
    expect(formatInstant('2026-07-04T07:05:00Z', 'en')).toBe('4\u00A0Jul\u00A02026 09:05')
  })

  it('every day begins when it becomes today and ends just before the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 30_000 }).map(fromDayNumber), (day) => {
        const start = startOfDayInstant(day)
        expect([todayIn(start), timeIn(start)]).toEqual([day, '00:00'])
        expect(todayIn(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
        expect(todayIn(endOfDayInstant(day))).toBe(day)
        expect(todayIn(new Date(endOfDayInstant(day).getTime() + 1))).toBe(addDays(day, 1))
      }),
    )
  })
})

describe('the reckoning by whole numbers', () => {
  it('agrees with the platform on every day of 400 years', () => {
    const wrong: string[] = []
    for (let number = -73_000; number < 73_200; number += 1) {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
      if (fromDayNumber(number) !== day || toDayNumber(day) !== number) wrong.push(day)
    }
    expect(wrong).toEqual([])
  })

  it('has no 31 April', () => {
    const tail = ['2026-04-31', '2026-00-10', '2026-01-00', '1900-02-29', '2000-02-30']
    expect(tail.map(isDay)).toEqual([false, false, false, false, false])
    expect(isDay('2000-02-29')).toBe(true)
  })
})

describe('a text that is no day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-7-4', '2026-07-04T00:00:00Z', '', '04.07.2026'])(
    '%s',
    (text) => {
      expect(isDay(text)).toBe(false)
      expect(() => toDayNumber(text)).toThrow(RangeError)
    },
  )
})
