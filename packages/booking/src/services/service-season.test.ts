import { addDays, isDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { isInSeason, type Season } from './service-season.ts'
import { anyDay } from '../testing/any-day.ts'

const season = (season_from: string | null, season_to: string | null, season_yearly = true): Season => ({
  season_from,
  season_to,
  season_yearly,
})
const days = (one: Season, ...asked: string[]) => asked.map((day) => isInSeason(one, day))

describe('a season that repeats', () => {
  it('comes back between its dates, both included, from its first year on', () => {
    const summer = season('2026-05-01', '2026-09-30')
    expect(days(summer, '2026-04-30', '2026-05-01', '2026-09-30', '2026-10-01')).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(days(summer, '2031-04-30', '2031-05-01', '2031-09-30', '2031-10-01')).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(days(summer, '2025-07-01')).toEqual([false])
  })

  it('goes over New Year', () => {
    const winter = season('2026-12-20', '2027-01-06')
    expect(days(winter, '2026-01-03', '2026-12-31', '2027-01-01', '2027-01-06', '2027-01-07')).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(days(winter, '2029-12-19', '2029-12-20', '2030-01-06', '2030-01-07')).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('that begins or ends on 29 February keeps the day in leap years', () => {
    const until = season('2028-02-01', '2028-02-29')
    expect(days(until, '2028-02-29', '2029-02-28', '2029-03-01', '2032-02-29')).toEqual([
      true,
      true,
      false,
      true,
    ])
    const from = season('2028-02-29', '2028-03-10')
    expect(days(from, '2029-02-28', '2029-03-01', '2032-02-28', '2032-02-29')).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('to the end of February holds on 29 February, too', () => {
    const winter = season('2026-12-01', '2027-02-28')
    expect(days(winter, '2028-02-29', '2028-03-01', '2029-03-01')).toEqual([true, false, false])
    expect(days(season('2028-02-01', '2028-02-28'), '2032-02-28', '2032-02-29')).toEqual([true, false])
  })

  it('of a whole year or more never ends', () => {
    for (const until of ['2027-04-30', '2027-05-01', '2029-01-01'])
      expect(
        days(season('2026-05-01', until), '2026-05-01', '2027-04-30', '2027-05-01', '2031-12-31'),
      ).toEqual([true, true, true, true])
  })
})

it('a season without repetition is over once it ended; without a bound it has none', () => {
  expect(days(season('2026-05-01', '2026-09-30', false), '2026-05-01', '2027-05-01')).toEqual([true, false])
  expect(days(season(null, '2026-09-30', false), '1999-01-01', '2026-10-01')).toEqual([true, false])
  expect(days(season('2026-05-01', null, false), '2026-04-30', '2099-01-01')).toEqual([false, true])
  expect(days(season(null, null, false), '2026-01-01')).toEqual([true])
})

/** The same date in a later year, where that year has it. */
const later = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

it('a day in season in the first year is so in every later one, and no other', () => {
  const run = fc.property(
    anyDay,
    fc.integer({ min: 0, max: 364 }),
    fc.integer({ min: 0, max: 364 }),
    fc.integer({ min: 1, max: 9 }),
    (from, length, offset, years) => {
      const once = season(from, addDays(from, length), false)
      const day = addDays(from, offset)
      const then = later(day, years)
      fc.pre(isDay(then))
      expect(isInSeason({ ...once, season_yearly: true }, then)).toBe(isInSeason(once, day))
    },
  )
  fc.assert(run, { numRuns: 500 * inject('effort') })
})
