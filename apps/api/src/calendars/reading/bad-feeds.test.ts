import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { aCalendar, anEvent } from '../../testing/files/calendar-text.ts'
import { FeedFailure } from './feed-failure.ts'
import { parseFeed } from './parse-feed.ts'

const today = '2027-03-10'

function problemOf(text: string): string {
  try {
    parseFeed(text, today)
    return 'none'
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    throw error
  }
}

describe('an incomplete calendar is refused', () => {
  const whole = aCalendar(anEvent(['UID:a', 'DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270315']))
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>Sign in</body></html>'],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:x\r\nEND:VCARD\r\n'],
    ['words', 'Internal server error'],
    ['a rule that is none', aCalendar(anEvent(['UID:b', 'DTSTART:20270315', 'RRULE:FREQ=SOMETIMES']))],
  ])('%s', (_name, text) => expect(problemOf(text)).toBe('not_a_calendar'))

  test('a calendar that was cut off anywhere', () => {
    const lines = whole.trimEnd().split('\r\n')
    for (let kept = 1; kept < lines.length; kept++)
      expect(problemOf(lines.slice(0, kept).join('\r\n')), `${kept} lines`).toBe('not_a_calendar')
  })

  test('an empty calendar is a calendar', () => {
    expect(parseFeed(aCalendar(), today)).toEqual({ events: [], unread: [], cancelled: 0 })
  })
})

test('10,000 events are read, 20,001 are not', () => {
  const many = (count: number) =>
    aCalendar(
      ...Array.from({ length: count }, (_, at) => anEvent([`UID:${at}`, 'DTSTART;VALUE=DATE:20270312'])),
    )
  expect(parseFeed(many(10_000), today).events).toHaveLength(10_000)
  expect(problemOf(many(20_001))).toBe('too_large')
})

test('any file is read or refused, without a fault', () => {
  const line = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'UID:__proto__',
    'DTSTART;VALUE=DATE:20270312',
    'DTSTART;TZID=X:20270312T140000',
    'DTEND:20270315T100000Z',
    'DTEND;VALUE=DATE:20270399',
    'RRULE:FREQ=DAILY;COUNT=3',
    'RDATE:garbage',
    'EXDATE:20270312',
    'DURATION:-P1D',
    'RECURRENCE-ID:20270312',
    'STATUS:CANCELLED',
    ' folded',
    'no colon',
  )
  const text = fc.array(fc.oneof(line, fc.string()), { maxLength: 20 })
  fc.assert(
    fc.property(text, (lines) =>
      ['none', 'not_a_calendar'].includes(problemOf(aCalendar(lines.join('\r\n')))),
    ),
    { numRuns: 100 * inject('effort') },
  )
})
