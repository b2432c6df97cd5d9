import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay, weekdayOf } from './days.ts'
import { easterSunday, holidayOn, holidaysIn } from './holidays.ts'

describe('Easter', () => {
  // Dates as the almanacs give them, the earliest and the latest there can be among them.
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day))

  it('is always a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
        const day = easterSunday(year)
        expect(isDay(day)).toBe(true)
        expect(weekdayOf(day)).toBe(7)
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
      }),
    )
  })
})

describe('Slovak holidays', () => {
  it('of 2026, with those on which people work', () => {
    expect(holidaysIn(2026).map(({ day, isDayOff }) => (isDayOff ? day : `(${day})`))).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '(2026-05-08)',
      '2026-07-05',
      '2026-08-29',
      '(2026-09-01)',
      '(2026-09-15)',
      '(2026-10-28)',
      '2026-11-01',
      '(2026-11-17)',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  it('change with the law: what rested once is worked on later, and the other way round', () => {
    expect(holidayOn('2023-09-01')?.isDayOff).toBe(true)
    expect(holidayOn('2024-09-01')?.isDayOff).toBe(false)
    expect(holidayOn('2027-05-08')?.isDayOff).toBe(true)
    expect(holidayOn('2020-10-28')).toBeNull()
  })

  it('are distinguished from neighbouring days', () => {
    expect(holidayOn('2027-03-26')?.name.sk).toBe('Veľký piatok')
    expect(holidayOn('2027-03-28')).toBeNull()
    expect(holidayOn('2027-03-29')?.name.sk).toBe('Veľkonočný pondelok')
    expect(holidayOn('2027-12-27')).toBeNull()
  })
})
