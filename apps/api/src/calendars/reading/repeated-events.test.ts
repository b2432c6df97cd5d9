import { describe, expect, test } from 'vitest'
import { aCalendar, anEvent } from '../../testing/files/calendar-text.ts'
import { parseFeed } from './parse-feed.ts'

const today = '2026-11-28'
const read = (...events: string[][]) => {
  const text = aCalendar(...events.map((lines) => anEvent(['UID:a', ...lines])))
  const { events: found, unread } = parseFeed(text, today)
  return { nights: found.map(({ arrival, departure }) => `${arrival} ${departure}`), unread: unread.length }
}

const days = ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270703']
const times = [
  'DTSTART;TZID=Europe/Bratislava:20270702T140000',
  'DTEND;TZID=Europe/Bratislava:20270704T100000',
]
const fridays = ['2027-07-02 2027-07-04', '2027-07-09 2027-07-11', '2027-07-16 2027-07-18']

describe('the start is the first occurrence', () => {
  test.each([
    [
      'with an additional date',
      ['RDATE;VALUE=DATE:20270710'],
      ['2027-07-01 2027-07-03', '2027-07-10 2027-07-12'],
    ],
    [
      'with a rule that it does not fit',
      ['RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=1'],
      ['2027-07-01 2027-07-03', '2027-07-03 2027-07-05'],
    ],
    [
      'unless it is excluded',
      ['RDATE;VALUE=DATE:20270710', 'EXDATE;VALUE=DATE:20270701'],
      ['2027-07-10 2027-07-12'],
    ],
  ])('%s', (_name, lines, nights) => expect(read([...days, ...lines])).toEqual({ nights, unread: 0 }))
})

test.each([
  ['periods with an end', 'RDATE;VALUE=PERIOD:20270710T120000Z/20270713T080000Z', '2027-07-10 2027-07-13'],
  ['periods with a length', 'RDATE;VALUE=PERIOD:20270710T120000Z/P1D', '2027-07-10 2027-07-11'],
  [
    'periods in a zone',
    'RDATE;TZID=Europe/Bratislava;VALUE=PERIOD:20270710T140000/PT44H',
    '2027-07-10 2027-07-12',
  ],
  ['days of an event with times', 'RDATE;VALUE=DATE:20270710', '2027-07-10 2027-07-12'],
  ['times in UTC', 'RDATE:20270710T120000Z', '2027-07-10 2027-07-12'],
])('additional dates: %s', (_name, line, nights) =>
  expect(read([...times, line])).toEqual({ nights: ['2027-07-02 2027-07-04', nights], unread: 0 }),
)

describe('the last occurrence', () => {
  // 12:00 in UTC is 14:00 in Bratislava, and the end of a rule is inclusive.
  test.each(['20270716T120000Z', '20270716T140000', '20270716', '20270716T235959Z'])(
    'of an event with times, until %s',
    (until) =>
      expect(read([...times, `RRULE:FREQ=WEEKLY;UNTIL=${until}`])).toEqual({ nights: fridays, unread: 0 }),
  )

  test('of an event with times, a minute earlier', () => {
    expect(read([...times, 'RRULE:FREQ=WEEKLY;UNTIL=20270716T115900Z']).nights).toEqual(fridays.slice(0, 2))
  })

  test.each(['20270708', '20270708T000000Z', '20270707T220000Z', '20270708T235959Z'])(
    'of an event of whole days, until %s',
    (until) =>
      expect(read([...days, `RRULE:FREQ=WEEKLY;UNTIL=${until}`])).toEqual({
        nights: ['2027-07-01 2027-07-03', '2027-07-08 2027-07-10'],
        unread: 0,
      }),
  )
})

describe('excluded occurrences', () => {
  const weekly = [...times, 'RRULE:FREQ=WEEKLY;COUNT=3']
  test.each([
    'EXDATE:20270709T120000Z',
    'EXDATE;TZID=W. Europe Standard Time:20270709T140000',
    'EXDATE;VALUE=DATE:20270709',
  ])('%s', (line) => expect(read([...weekly, line])).toEqual({ nights: [fridays[0], fridays[2]], unread: 0 }))

  test('the property’s midnight in UTC', () => {
    const lines = [...days, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20270707T220000Z']
    expect(read(lines)).toEqual({ nights: ['2027-07-01 2027-07-03'], unread: 0 })
  })

  test.each(['EXDATE:2027-07-09', 'EXDATE;TZID=Nikde/Nie:20270709T140000'])(
    'none by %s, which is counted',
    (line) => expect(read([...weekly, line])).toEqual({ nights: fridays, unread: 1 }),
  )
})

test.each([
  'RRULE:FREQ=WEEKLY;UNTIL=2027-07-15',
  'RRULE:FREQ=WEEKLY;COUNT=0',
  'RRULE:FREQ=WEEKLY;COUNT=x',
  'RRULE:COUNT=3',
  'RRULE:',
  'RRULE:FREQ=HOURLY',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;BYDAY=5MO',
  'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'RDATE:soon',
])('%s leaves the event’s own nights, counted', (line) =>
  expect(read([...days, line])).toEqual({ nights: ['2027-07-01 2027-07-03'], unread: 1 }),
)

test('a rule with an unknown part is followed and counted', () => {
  expect(read([...times, 'RRULE:FREQ=WEEKLY;COUNT=3;UNLESS=RAIN'])).toEqual({ nights: fridays, unread: 1 })
})

describe('years', () => {
  test.each(['RRULE:FREQ=YEARLY', 'RRULE:FREQ=YEARLY;COUNT=2', 'RRULE:FREQ=YEARLY;BYMONTH=2'])(
    '29 February is in leap years only: %s',
    (rule) =>
      expect(read([`DTSTART;VALUE=DATE:20240229`, rule])).toEqual({
        nights: ['2028-02-29 2028-03-01'],
        unread: 0,
      }),
  )

  test('a winter to the end of February takes the leap day', () => {
    const winter = ['DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20270301', 'RRULE:FREQ=YEARLY;COUNT=3']
    expect(read(winter).nights).toEqual([
      '2026-12-20 2027-03-01',
      '2027-12-20 2028-03-01',
      '2028-12-20 2029-03-01',
    ])
  })
})

describe('changed occurrences', () => {
  const weekly = [...times, 'RRULE:FREQ=WEEKLY;COUNT=3']
  test('are found by a moment in UTC', () => {
    const moved = ['RECURRENCE-ID:20270709T120000Z', 'DTSTART:20270720T120000Z', 'DTEND:20270721T080000Z']
    expect(read(weekly, moved).nights).toEqual([fridays[0], fridays[2], '2027-07-20 2027-07-21'])
  })

  test('with all that follow', () => {
    const later = [
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20270709T120000Z',
      'DTSTART:20270710T120000Z',
      'DTEND:20270711T080000Z',
    ]
    expect(read(weekly, later).nights).toEqual([fridays[0], '2027-07-10 2027-07-11', '2027-07-17 2027-07-18'])
  })

  test('free nothing when their days cannot be read, and are counted', () => {
    const broken = ['RECURRENCE-ID:20270709T120000Z', 'DTSTART:soon']
    expect(read(weekly, broken)).toEqual({ nights: fridays, unread: 1 })
  })
})
