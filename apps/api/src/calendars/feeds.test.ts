import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, hold } from '../testing/test-property.ts'
import { PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'
import { aBooking, anEvent, aCalendar } from '../testing/files/calendar-text.ts'

const portals = new PortalPerTest()

let at: PortalProperty

beforeEach(async () => {
  at = await portals.open()
})

afterAll(() => portals.close())

describe('events of a portal take nights', () => {
  test('where free: they are no longer available, and are named as taken', async () => {
    at.portal.offers(['a', '2027-05-03', '2027-05-06'], ['b', '2027-05-10', '2027-05-11'])
    expect(await at.portal.pull()).toEqual({ problem: null, events: 2, conflicts: 0 })
    expect(await at.takenDays()).toEqual([3, 4, 5, 10])
    const refused = await at.api.call('POST', '/reservation-holds', {
      body: { stays: [aStay(at.property.unit, '2027-05-05', '2027-05-07')] },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
    expect((await at.frontDesk('2027-05-03', '2027-05-04')).status).toBe(409)
    expect(await at.portal.read()).toMatchObject({
      event_count: 2,
      last_error: null,
      is_stale: false,
      last_ok_at: '2027-03-10T09:00:00.000Z',
    })
  })

  test('whatever their ids and titles contain; an impossible year is counted, and leaves the last night', async () => {
    const long = Array.from({ length: 2000 }, (_, at) => (at * 7919).toString(36)).join('-')
    const { serves } = at.server
    serves(
      aCalendar(
        aBooking('a\u0000', '2027-05-03', '2027-05-04', 'Re\u0000served\\nfor Eva'),
        aBooking(long, '2027-05-05', '2027-05-06'),
        aBooking('c', '0000-05-03', '2027-05-20'),
      ),
    )
    expect(await at.portal.pull()).toEqual({ problem: null, events: 3, conflicts: 0 })
    expect(await at.portal.pull()).toEqual({ problem: null, events: 3, conflicts: 0 })
    expect(await at.takenDays()).toEqual([3, 5, 19])
    expect(await at.portal.read()).toMatchObject({ unread_count: 1 })
  })

  test('an event that moves or disappears frees its nights', async () => {
    at.portal.offers(['a', '2027-05-03', '2027-05-06'], ['b', '2027-05-10', '2027-05-11'])
    await at.portal.pull()
    at.portal.offers(['a', '2027-05-04', '2027-05-07'])
    await at.portal.pull()
    expect(await at.takenDays()).toEqual([4, 5, 6])
  })

  test('a feed that is switched off, moved or deleted frees all nights', async () => {
    const bookings = () => at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    const other = await at.property.addUnit()
    bookings()
    await at.portal.pull()
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { active: false })
    expect(await at.takenDays()).toEqual([])
    expect(await at.portal.pull()).toMatchObject({ events: 0 })
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { active: true })
    await at.portal.pull()
    expect(await at.takenDays()).toEqual([3, 4, 5])
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { accommodation_unit: other })
    expect([await at.takenDays(), await at.portal.read()]).toMatchObject([
      [],
      { event_count: 0, last_ok_at: null },
    ])
    await at.portal.pull()
    expect(await at.takenDays(other)).toEqual([3, 4, 5])
    expect((await at.property.call('DELETE', `/calendar-feeds/${at.portal.id}`)).status).toBe(200)
    expect(await at.takenDays(other)).toEqual([])
  })

  test('an overdue hold does not keep them', async () => {
    await hold(at.api, [aStay(at.property.unit, '2027-05-03', '2027-05-06')])
    at.portal.offers(['a', '2027-05-03', '2027-05-06'])
    at.api.clock.advanceMinutes(16)
    expect(await at.portal.pull()).toMatchObject({ conflicts: 0 })
    expect((await at.inbox()).length).toBe(0)
    expect((await at.frontDesk('2027-05-03', '2027-05-06')).status).toBe(409)
  })

  test('own events that come back are recognised by their id', async () => {
    const { body: reservation } = await at.frontDesk('2027-05-03', '2027-05-06')
    const { body: unit } = await at.property.call(
      'GET',
      `/accommodation-units/${at.property.unit}/calendar-export`,
    )
    const address = new URL((unit as { url: string }).url)
    const file = await at.api.app.inject({ method: 'GET', url: address.pathname })
    at.server.serves(file.body)
    expect(await at.portal.pull()).toEqual({ problem: null, events: 0, conflicts: 0 })
    await at.property.call('PUT', `/reservations/${reservation.id}`, { state: 'cancelled' })
    expect(await at.takenDays()).toEqual([])
  })

  test('the same ids at another property are foreign', async () => {
    at.server.serves(
      aCalendar(
        anEvent([
          'UID:stay-0190c0de-0000-7000-8000-000000000001@other.example',
          'DTSTART;VALUE=DATE:20270503',
          'DTEND;VALUE=DATE:20270504',
        ]),
      ),
    )
    expect(await at.portal.pull()).toMatchObject({ events: 1 })
  })
})

describe('an unreadable calendar changes nothing', () => {
  const known = () => at.portal.offers(['a', '2027-05-03', '2027-05-06'], ['b', '2027-05-10', '2027-05-11'])

  test.each([
    ['a page', '<html>Sign in</html>', 'not_a_calendar'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\n', 'not_a_calendar'],
    ['an error', undefined, 'refused_by_portal'],
  ])('%s', async (_name, text, problem) => {
    known()
    await at.portal.pull()
    if (text) at.server.serves(text)
    else at.server.serves((_request, response) => response.writeHead(404).end())
    expect(await at.portal.pull()).toMatchObject({ problem })
    expect(await at.takenDays()).toEqual([3, 4, 5, 10])
    expect(await at.portal.read()).toMatchObject({
      last_error: problem,
      last_ok_at: '2027-03-10T09:00:00.000Z',
    })
    known()
    expect(await at.portal.pull()).toMatchObject({ problem: null })
    expect(await at.portal.read()).toMatchObject({ last_error: null })
  })

  test('an event that can no longer be parsed keeps its nights', async () => {
    known()
    await at.portal.pull()
    const fine = anEvent(['UID:b', 'DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270511'])
    at.server.serves(aCalendar(fine, anEvent(['UID:a', 'DTSTART;VALUE=DATE:20279999'])))
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 2 })
    expect(await at.takenDays()).toEqual([3, 4, 5, 10])
    expect(await at.portal.read()).toMatchObject({ unread_count: 1 })
  })

  test('a calendar that is suddenly empty is kept until the owner agrees', async () => {
    at.portal.offers(
      ['a', '2027-05-03', '2027-05-04'],
      ['b', '2027-05-05', '2027-05-06'],
      ['c', '2027-05-07', '2027-05-08'],
    )
    await at.portal.pull()
    at.portal.offers()
    expect(await at.portal.pull()).toMatchObject({ problem: 'suddenly_empty', events: 3 })
    expect(await at.takenDays()).toEqual([3, 5, 7])
    expect(await at.portal.pull({ accept_empty: true })).toEqual({ problem: null, events: 0, conflicts: 0 })
    expect(await at.takenDays()).toEqual([])
  })

  test.each([
    ['calls its events off', (own: string) => own.replaceAll('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT')],
    ['sends the property’s own events only', (_own: string, exported: string) => exported],
  ])('one that %s is not empty, and frees the nights', async (_what, nextOf) => {
    await at.frontDesk('2027-05-20', '2027-05-22')
    const own = aCalendar(
      ...[3, 5, 7].map((day) => aBooking(`${day}`, `2027-05-0${day}`, `2027-05-0${day + 1}`)),
    )
    at.server.serves(own)
    await at.portal.pull()
    const path = `/accommodation-units/${at.property.unit}/calendar-export`
    const { feeds } = (await at.property.call('GET', path)).body as { feeds: [{ url: string }] }
    const exported = await at.api.app.inject({ url: new URL(feeds[0].url).pathname })
    at.server.serves(nextOf(own, exported.body))
    expect(await at.portal.pull()).toEqual({ problem: null, events: 0, conflicts: 0 })
    expect(await at.takenDays()).toEqual([20, 21])
  })

  test('one with a single event may become empty', async () => {
    at.portal.offers(['a', '2027-05-03', '2027-05-04'])
    await at.portal.pull()
    at.portal.offers()
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 0 })
  })

  test('an unchanged calendar is read in full once a day', async () => {
    at.server.serves((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"'
      const text = aCalendar(anEvent(['UID:a', 'DTSTART;VALUE=DATE:20270503', 'DTEND;VALUE=DATE:20270504']))
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"' }).end(isKnown ? undefined : text)
    })
    const asked = () => at.server.requests.at(-1)?.headers['if-none-match']
    await at.portal.pull()
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 1 })
    expect(asked()).toBe('"v1"')
    at.api.clock.set('2027-03-11T09:00:00Z')
    await at.portal.pull()
    expect(asked()).toBeUndefined()
  })
})
