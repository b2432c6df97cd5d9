import { describe, expect, it } from 'vitest'
import { formatDayLong, formatDayMonth, formatDayRange, parseDay } from './day-text.ts'
import { monthName, weekdayList, weekdayShort } from './names.ts'

/** The hard spaces are checked once, below; elsewhere they only hinder reading. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('ranges of days', () => {
  it.each([
    ['2026-07-04', '2026-07-07', '4. – 7. 7. 2026', '4 – 7 Jul 2026'],
    ['2026-06-30', '2026-07-02', '30. 6. – 2. 7. 2026', '30 Jun – 2 Jul 2026'],
    ['2026-12-30', '2027-01-02', '30. 12. 2026 – 2. 1. 2027', '30 Dec 2026 – 2 Jan 2027'],
    ['2026-07-04', '2027-07-07', '4. 7. 2026 – 7. 7. 2027', '4 Jul 2026 – 7 Jul 2027'],
    ['2026-07-04', '2026-07-04', '4. 7. 2026', '4 Jul 2026'],
  ])('%s to %s', (from, to, slovak, english) => {
    expect(plain(formatDayRange(from, to))).toBe(slovak)
    expect(plain(formatDayRange(from, to, 'en'))).toBe(english)
  })
})

describe('one day', () => {
  it('in words has the month in the genitive', () => {
    expect(plain(formatDayLong('2026-07-04'))).toBe('sobota 4. júla 2026')
    expect(plain(formatDayLong('2026-07-04', 'en'))).toBe('Saturday 4 July 2026')
  })
  it('never breaks apart', () => {
    expect(formatDayMonth('2026-07-04')).toBe('4.\u00A07.')
  })
})

describe('typed days', () => {
  it.each(['4. 7. 2026', '4.7.2026', ' 04.07.2026 ', '2026-07-04'])('%s is understood', (text) => {
    expect(parseDay(text)).toBe('2026-07-04')
  })
  it.each(['4 Jul 2026', '4 July 2026', '04 JULY 2026'])('%s is read', (text) => {
    expect(parseDay(text)).toBe('2026-07-04')
  })
  it.each(['31 Feb 2026', '4 Juli 2026', '31. 2. 2026', '4. 7.', 'zajtra', '', '7/4/2026'])(
    '%s is refused',
    (text) => {
      expect(parseDay(text)).toBeNull()
    },
  )
})

describe('names', () => {
  it('of weekdays join to a phrase in the order of the week', () => {
    expect(weekdayList([6, 5])).toBe('piatok a sobota')
    expect(weekdayList([5, 1, 3])).toBe('pondelok, streda a piatok')
    expect(weekdayList([7], 'en')).toBe('Sunday')
    expect(weekdayShort(4)).toBe('št')
  })
  it('do not exist for a month 13', () => {
    expect(monthName(12)).toBe('december')
    expect(() => monthName(13)).toThrow(RangeError)
  })
})
