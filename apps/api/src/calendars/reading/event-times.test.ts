import { describe, expect, test, vi } from 'vitest'
import { aCalendar, anEvent } from '../../testing/files/calendar-text.ts'
import { parseFeed } from './parse-feed.ts'

const today = '2027-03-10'
const days = (...lines: string[]) =>
  parseFeed(aCalendar(anEvent(lines)), today).events.map(
    ({ arrival, departure }) => `${arrival} ${departure}`,
  )

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

  test('a zone with rules in the file; an unknown one is the property’s, and counted', () => {
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
    const unknown = parseFeed(aCalendar(event('Nikde/Nie')), today)
    expect(unknown.events).toMatchObject([{ arrival: '2027-04-13', departure: '2027-04-15' }])
    expect(unknown.unread).toEqual(['a'])
  })
})

describe('a day and a time in one event', () => {
  test.each([
    ['day to morning', ['DTSTART;VALUE=DATE:20270701', 'DTEND:20270705T100000'], '2027-07-01 2027-07-05'],
    ['day to evening', ['DTSTART;VALUE=DATE:20270701', 'DTEND:20270705T210000'], '2027-07-01 2027-07-06'],
    ['day to its morning', ['DTSTART;VALUE=DATE:20270701', 'DTEND:20270701T100000'], '2027-07-01 2027-07-02'],
    ['time to day', ['DTSTART:20270701T140000', 'DTEND;VALUE=DATE:20270705'], '2027-07-01 2027-07-05'],
    [
      'late in UTC to day',
      ['DTSTART:20270630T223000Z', 'DTEND;VALUE=DATE:20270705'],
      '2027-07-01 2027-07-05',
    ],
    ['hours of a day', ['DTSTART;VALUE=DATE:20270701', 'DURATION:PT96H'], '2027-07-01 2027-07-05'],
    ['a part of a day', ['DTSTART;VALUE=DATE:20270701', 'DURATION:PT36H'], '2027-07-01 2027-07-03'],
    ['no length', ['DTSTART;VALUE=DATE:20270701', 'DURATION:PT0S'], '2027-07-01 2027-07-02'],
  ])('%s', (_name, lines, nights) => {
    const { events, unread } = parseFeed(aCalendar(anEvent(['UID:a', ...lines])), today)
    expect(events.map(({ arrival, departure }) => `${arrival} ${departure}`)).toEqual([nights])
    expect(unread).toEqual([])
  })
})

describe('names of zones', () => {
  // 20:00 to 06:00 in New York is 02:00 to 12:00 of the next days here.
  test.each([
    'America/New_York',
    '/America/New_York',
    '/softwarestudio.org/Olson_20011030_5/America/New_York',
    'Eastern Standard Time',
    '"Eastern Standard Time"',
  ])('%s', (zone) => {
    const lines = [`DTSTART;TZID=${zone}:20270701T200000`, `DTEND;TZID=${zone}:20270703T060000`]
    expect(days('UID:a', ...lines)).toEqual(['2027-07-02 2027-07-03'])
  })

  test.each([
    'W. Europe Standard Time',
    'Central Europe Standard Time',
    'Central European Standard Time',
    'Romance Standard Time',
    '/freeassociation.sourceforge.net/Europe/Bratislava',
  ])('%s is the property’s time, and known', (zone) => {
    const lines = [`DTSTART;TZID=${zone}:20270701T183000`, `DTEND;TZID=${zone}:20270702T003000`]
    const read = parseFeed(aCalendar(anEvent(['UID:a', ...lines])), today)
    expect(read).toMatchObject({ events: [{ arrival: '2027-07-01', departure: '2027-07-02' }], unread: [] })
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
