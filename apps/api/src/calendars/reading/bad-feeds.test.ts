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

describe('a bad line costs neither its event nor the others', () => {
  const good = anEvent(['UID:good', 'DTSTART;VALUE=DATE:20270810', 'DTEND;VALUE=DATE:20270812'])
  const read = (...lines: string[]) => {
    const { events, unread } = parseFeed(aCalendar(good, anEvent(['UID:a', ...lines])), today)
    expect(events).toContainEqual(expect.objectContaining({ uid: 'good', departure: '2027-08-12' }))
    const nights = events.flatMap(({ uid, arrival, departure }) =>
      uid === 'a' ? [`${arrival} ${departure}`] : [],
    )
    return { nights, unread }
  }
  const days = ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270705']

  test.each([
    ['a line that is not folded', 'DESCRIPTION:Guest arrives late\r\ncall before arrival'],
    ['a stray line with a semicolon', 'note; call before arrival'],
    ['an unclosed quote', 'SUMMARY;LANGUAGE="sk:Reserved'],
    ['a parameter without a value', 'SUMMARY;LANGUAGE:Reserved'],
    ['a parameter without a name', 'SUMMARY;=sk:Reserved'],
    ['carriage returns of their own', 'DESCRIPTION:Late\r\r\n arrival\rSUMMARY:Reserved\r'],
    ['a space behind the name of a part', 'BEGIN:VALARM \r\nEND:VALARM\t'],
  ])('%s', (_name, line) => {
    expect(read(...days, line)).toEqual({ nights: ['2027-07-01 2027-07-05'], unread: [] })
    expect(read(line, ...days)).toEqual({ nights: ['2027-07-01 2027-07-05'], unread: [] })
  })

  test('an event whose name of part has a space behind it is not lost', () => {
    const text = aCalendar(good).replace('BEGIN:VEVENT', 'BEGIN:VEVENT ')
    expect(parseFeed(text, today).events).toHaveLength(1)
  })

  test.each([
    ['a start with an unclosed quote', ['DTSTART;TZID="Europe/Bratislava:20270701T140000', 'DURATION:P4D']],
    ['a start with a parameter without a value', ['DTSTART;VALUE:20270701', 'DURATION:P4D']],
  ])('%s is read and counted', (_name, lines) =>
    expect(read(...lines)).toEqual({ nights: ['2027-07-01 2027-07-05'], unread: ['a'] }),
  )

  test.each([
    ['an alarm that does not end', [...days, 'BEGIN:VALARM', 'ACTION:DISPLAY']],
    ['an event that does not end', [...days, 'BEGIN:VEVENT', 'UID:b', 'DTSTART;VALUE=DATE:20260101']],
  ])('%s is closed and counted', (_name, lines) =>
    expect(read(...lines)).toEqual({ nights: ['2027-07-01 2027-07-05'], unread: ['a'] }),
  )

  test('an end without a beginning is left out', () => {
    const [start = '', end = ''] = days
    expect(read(start, 'END:VALARM', end)).toEqual({ nights: ['2027-07-01 2027-07-05'], unread: [] })
  })

  test('a rule that the parser refuses leaves the event’s own nights, counted', () => {
    expect(read(...days, 'RRULE:FREQ=SOMETIMES')).toEqual({
      nights: ['2027-07-01 2027-07-05'],
      unread: ['a'],
    })
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
    'BEGIN:VALARM',
    'END:VALARM',
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
    'SUMMARY;X="a:b',
    'DTSTART;X:20270312',
    'RDATE;VALUE=PERIOD:20270312T140000Z/P1D',
  )
  const text = fc.array(fc.oneof(line, fc.string()), { maxLength: 20 })
  fc.assert(
    fc.property(text, (lines) =>
      ['none', 'not_a_calendar'].includes(problemOf(aCalendar(lines.join('\r\n')))),
    ),
    { numRuns: 100 * inject('effort') },
  )
})
