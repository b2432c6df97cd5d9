import { describe, expect, test } from 'vitest'
import { addDays } from '@dvor/format/days.ts'
import { aCalendar, anEvent } from '../../testing/files/calendar-text.ts'
import { parseFeed } from './parse-feed.ts'
import { horizonDays } from './series-nights.ts'

const today = '2027-03-10'
const read = (...lines: string[]) => parseFeed(aCalendar(anEvent(lines)), today)
const days = (...lines: string[]) =>
  read(...lines).events.map(({ arrival, departure }) => `${arrival} ${departure}`)

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

  test.each([
    ['of a moment that the rule does not have', ['RRULE:FREQ=DAILY;COUNT=2'], '20270409', 3],
    ['of an event without a rule', [], '20270409', 2],
    ['of the only occurrence', [], '20270405', 1],
  ])('keep a moved occurrence %s', (_name, rule, moment, count) => {
    const master = ['UID:a', 'DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270406', ...rule]
    const moved = ['UID:a', `RECURRENCE-ID;VALUE=DATE:${moment}`, 'DTSTART;VALUE=DATE:20270420']
    const { events } = parseFeed(aCalendar(anEvent(master), anEvent(moved)), today)
    expect(events).toHaveLength(count)
    expect(events).toContainEqual(expect.objectContaining({ arrival: '2027-04-20', departure: '2027-04-21' }))
  })

  test('keep their hour over the change of the clocks', () => {
    const nights = days(
      'UID:a',
      'DTSTART;TZID=Europe/Bratislava:20270326T173000',
      'DTEND;TZID=Europe/Bratislava:20270327T100000',
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    expect(nights.map((one) => one.slice(0, 10))).toEqual([
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ])
  })

  test('without an end last three years; repetition every second is refused', () => {
    const nights = days(...weekly, 'RRULE:FREQ=WEEKLY')
    expect(nights.at(-1)! <= addDays(today, horizonDays)).toBe(true)
    expect(nights.length).toBeGreaterThan(150)
    const seconds = read('UID:a', 'DTSTART:20270312T140000Z', 'DTEND:20270313T080000Z', 'RRULE:FREQ=SECONDLY')
    expect(seconds).toMatchObject({ events: [{ arrival: '2027-03-12' }], unread: ['a'] })
  })
})

test('a cancelled event takes no nights, one marked as free does', () => {
  const event = ['UID:a', 'DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270315']
  expect(days(...event, 'STATUS:CANCELLED')).toEqual([])
  expect(days(...event, 'TRANSP:TRANSPARENT')).toHaveLength(1)
})

test('an unreadable event is counted, takes the night that is certain and does not affect others', () => {
  const broken = [
    ['SUMMARY:b'],
    ['UID:b', 'DTSTART;VALUE=DATE:20271399', 'DTEND;VALUE=DATE:20270315'],
    ['UID:b', 'DTSTART;VALUE=DATE:blabla', 'DTEND;VALUE=DATE:20270315'],
    ['UID:b', 'DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270312'],
    ['UID:b', 'DTSTART;VALUE=DATE:20270320', 'DTEND;VALUE=DATE:2027032'],
    ['UID:b', 'DTSTART:20270325T140000Z', 'DTEND:20270325T100000Z'],
    ['UID:b', 'DTSTART:20270326T140000Z', 'DURATION:-P1D'],
  ]
  const fine = anEvent(['UID:a', 'DTSTART;VALUE=DATE:20270312'])
  const { events, unread } = parseFeed(aCalendar(fine, ...broken.map((lines) => anEvent(lines))), today)
  expect(events.map(({ uid, arrival, departure }) => `${uid} ${arrival} ${departure}`)).toEqual([
    'a 2027-03-12 2027-03-13',
    'b 2027-03-14 2027-03-15',
    'b 2027-03-15 2027-03-16',
    'b 2027-03-20 2027-03-21',
    'b 2027-03-25 2027-03-26',
    'b 2027-03-26 2027-03-27',
  ])
  expect(unread).toEqual(['', 'b', 'b', 'b', 'b', 'b', 'b'])
})

test('an event that is over is not counted, however little of it can be read', () => {
  expect(read('UID:a', 'DTSTART;TZID=Nikde/Nie:20270301T140000', 'DURATION:P1D').unread).toEqual([])
})

test('two events with the same id are two, the same event twice is one', () => {
  const event = (from: string) => anEvent(['UID:a', `DTSTART;VALUE=DATE:${from}`])
  expect(parseFeed(aCalendar(event('20270312'), event('20270320')), today).events).toHaveLength(2)
  expect(parseFeed(aCalendar(event('20270312'), event('20270312')), today).events).toHaveLength(1)
})
