import fc from 'fast-check'
import { describe, expect, inject, test, vi } from 'vitest'
import { addDays } from '@dvor/format/days.ts'
import { aCalendar, anEvent } from '../../testing/files/calendar-text.ts'
import { FeedFailure } from './feed-failure.ts'
import { horizonDays, parseFeed } from './parse-feed.ts'

const today = '2027-03-10'
const read = (...lines: string[]) => parseFeed(aCalendar(anEvent(lines)), today)
const days = (...lines: string[]) =>
  read(...lines).events.map(({ arrival, departure }) => `${arrival} ${departure}`)

function problemOf(text: string): string {
  try {
    parseFeed(text, today)
    return 'none'
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    throw error
  }
}

describe('all-day events', () => {
  test('from the first day up to the day of departure', () => {
    const { events, unread } = read(
      'UID:a@portal',
      'SUMMARY:Reserved',
      'DTSTART;VALUE=DATE:20270312',
      'DTEND;VALUE=DATE:20270315',
    )
    expect(events).toEqual([
      { uid: 'a@portal', summary: 'Reserved', arrival: '2027-03-12', departure: '2027-03-15' },
    ])
    expect(unread).toEqual([])
  })

  test.each([
    ['no end', ['DTSTART;VALUE=DATE:20270312'], '2027-03-12 2027-03-13'],
    ['the same end', ['DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270312'], '2027-03-12 2027-03-13'],
    ['a length', ['DTSTART;VALUE=DATE:20270312', 'DURATION:P3D'], '2027-03-12 2027-03-15'],
    ['no word that it is a day', ['DTSTART:20270312', 'DTEND:20270314'], '2027-03-12 2027-03-14'],
    ['29 February', ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280301'], '2028-02-28 2028-03-01'],
  ])('%s', (_name, lines, nights) => expect(days('UID:a', ...lines)).toEqual([nights]))

  test('a past event is left out, one that ends tomorrow is not', () => {
    expect(days('UID:a', 'DTSTART;VALUE=DATE:20270308', 'DTEND;VALUE=DATE:20270310')).toEqual([])
    expect(days('UID:a', 'DTSTART;VALUE=DATE:20270308', 'DTEND;VALUE=DATE:20270311')).toHaveLength(1)
  })
})

describe('events with times take the nights whose evening they touch', () => {
  const timed = (from: string, until: string, zone = '') =>
    days('UID:a', `DTSTART${zone}:${from}`, `DTEND${zone}:${until}`)
  test.each([
    ['a stay', '20270312T140000', '20270315T100000', ['2027-03-12 2027-03-15']],
    ['a whole day', '20270312T000000', '20270312T235900', ['2027-03-12 2027-03-13']],
    ['midnight to midnight', '20270312T000000', '20270314T000000', ['2027-03-12 2027-03-14']],
    ['noon', '20270312T110000', '20270312T130000', []],
    ['a night', '20270312T220000', '20270313T020000', ['2027-03-12 2027-03-13']],
    // The clocks go forward on 28 March 2027 and back on 31 October.
    ['spring', '20270327T140000', '20270329T100000', ['2027-03-27 2027-03-29']],
    ['autumn', '20271030T140000', '20271101T100000', ['2027-10-30 2027-11-01']],
  ])('%s', (_name, from, until, nights) => {
    expect(timed(from, until)).toEqual(nights)
    expect(timed(from, until, ';TZID=Europe/Bratislava')).toEqual(nights)
  })

  test('by the clock in the property, wherever the portal is', () => {
    // 20:00 to 06:00 in New York is 01:00 to 11:00 of the next days here.
    expect(timed('20270412T200000', '20270415T060000', ';TZID=America/New_York')).toEqual([
      '2027-04-13 2027-04-15',
    ])
    expect(timed('20270412T220000Z', '20270413T080000Z')).toEqual([])
    expect(timed('20270412T215900Z', '20270413T080000Z')).toEqual(['2027-04-12 2027-04-13'])
  })

  test('a zone with rules in the file; an unknown one is the property’s', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Stred Tichomoria',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+1200',
      'TZOFFSETTO:+1200',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const event = (name: string) =>
      anEvent(['UID:a', `DTSTART;TZID=${name}:20270413T060000`, `DTEND;TZID=${name}:20270415T060000`])
    const own = parseFeed(aCalendar(zone, event('Stred Tichomoria')), today).events
    expect(own).toMatchObject([{ arrival: '2027-04-12', departure: '2027-04-15' }])
    const unknown = parseFeed(aCalendar(event('Nikde/Nie')), today).events
    expect(unknown).toMatchObject([{ arrival: '2027-04-13', departure: '2027-04-15' }])
  })
})

test.each(['UTC', 'Europe/Bratislava', 'America/New_York', 'Pacific/Auckland'])(
  'the same in a process in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    try {
      expect(days('UID:a', 'DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329')).toEqual([
        '2027-03-27 2027-03-29',
      ])
      const daily = ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270328', 'RRULE:FREQ=DAILY;COUNT=2']
      expect(days('UID:a', ...daily)).toEqual(['2027-03-27 2027-03-28', '2027-03-28 2027-03-29'])
      expect(days('UID:a', 'DTSTART:20270327T140000', 'DTEND:20270329T100000')).toEqual([
        '2027-03-27 2027-03-29',
      ])
    } finally {
      vi.unstubAllEnvs()
    }
  },
)

describe('repeated events', () => {
  const weekly = ['UID:a', 'DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270307']
  test('have each occurrence that is not over', () => {
    expect(days(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2027-03-12 2027-03-14',
      '2027-03-19 2027-03-21',
    ])
  })

  test('leave out removed, moved or cancelled occurrences', () => {
    const moved = anEvent([
      'UID:a',
      'RECURRENCE-ID;VALUE=DATE:20270319',
      'DTSTART;VALUE=DATE:20270320',
      'DTEND;VALUE=DATE:20270323',
    ])
    const cancelled = anEvent([
      'UID:a',
      'RECURRENCE-ID;VALUE=DATE:20270326',
      'DTSTART;VALUE=DATE:20270326',
      'STATUS:CANCELLED',
    ])
    const rule = anEvent([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;VALUE=DATE:20270312'])
    const { events } = parseFeed(aCalendar(rule, moved, cancelled), today)
    expect(events.map(({ arrival, departure }) => `${arrival} ${departure}`)).toEqual([
      '2027-03-20 2027-03-23',
      '2027-04-02 2027-04-04',
    ])
  })

  test('keep their hour over the change of the clocks', () => {
    const found = days(
      'UID:a',
      'DTSTART;TZID=Europe/Bratislava:20270326T173000',
      'DTEND;TZID=Europe/Bratislava:20270327T100000',
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    expect(found.map((one) => one.slice(0, 10))).toEqual([
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ])
  })

  test('without an end last three years; repetition every second is refused', () => {
    const found = days(...weekly, 'RRULE:FREQ=WEEKLY')
    expect(found.at(-1)! <= addDays(today, horizonDays)).toBe(true)
    expect(found.length).toBeGreaterThan(150)
    const seconds = read('UID:a', 'DTSTART:20270312T140000Z', 'DTEND:20270313T080000Z', 'RRULE:FREQ=SECONDLY')
    expect(seconds).toEqual({ events: [], unread: ['a'] })
  })
})

test('a cancelled event takes no nights, one marked as free does', () => {
  const event = ['UID:a', 'DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270315']
  expect(days(...event, 'STATUS:CANCELLED')).toEqual([])
  expect(days(...event, 'TRANSP:TRANSPARENT')).toHaveLength(1)
})

test('an unreadable event is counted and does not affect others', () => {
  const broken = [
    ['SUMMARY:b'],
    ['UID:b', 'DTSTART;VALUE=DATE:20271399', 'DTEND;VALUE=DATE:20270315'],
    ['UID:b', 'DTSTART;VALUE=DATE:blabla', 'DTEND;VALUE=DATE:20270315'],
    ['UID:b', 'DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270312'],
    ['UID:b', 'DTSTART;VALUE=DATE:20270315', 'DTEND:20270316T100000Z'],
  ]
  const fine = anEvent(['UID:a', 'DTSTART;VALUE=DATE:20270312'])
  const { events, unread } = parseFeed(aCalendar(fine, ...broken.map((lines) => anEvent(lines))), today)
  expect(events).toHaveLength(1)
  expect(unread).toEqual(['', 'b', 'b', 'b', 'b'])
})

test('two events with the same id are two, the same event twice is one', () => {
  const event = (from: string) => anEvent(['UID:a', `DTSTART;VALUE=DATE:${from}`])
  expect(parseFeed(aCalendar(event('20270312'), event('20270320')), today).events).toHaveLength(2)
  expect(parseFeed(aCalendar(event('20270312'), event('20270312')), today).events).toHaveLength(1)
})

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
    expect(parseFeed(aCalendar(), today)).toEqual({ events: [], unread: [] })
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
