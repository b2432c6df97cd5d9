import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aCalendar, anEvent } from '../testing/files/calendar-text.ts'
import { PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'
import { clearExpired } from '../privacy/clear-expired.ts'

const portals = new PortalPerTest()
let at: PortalProperty
beforeEach(async () => {
  at = await portals.open()
})
afterAll(() => portals.close())

describe('freshness', () => {
  const alerts = async () =>
    ((await at.property.call('GET', '/dashboard')).body as { alerts: { kind: string }[] }).alerts.map(
      ({ kind }) => kind,
    )

  test('a feed is stale after an hour, with a warning on the dashboard', async () => {
    at.portal.offers()
    await at.portal.pull()
    at.api.clock.set('2027-03-10T10:00:00Z')
    expect([await at.portal.read(), await alerts()]).toMatchObject([
      { is_stale: false },
      expect.not.arrayContaining(['stale_calendars']),
    ])
    at.api.clock.set('2027-03-10T10:00:00.001Z')
    expect([await at.portal.read(), await alerts()]).toMatchObject([
      { is_stale: true },
      expect.arrayContaining(['stale_calendars']),
    ])
    await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { active: false })
    expect(await alerts()).not.toContain('stale_calendars')
  })

  test('a new feed is not stale until a reading has failed', async () => {
    expect(await at.portal.read()).toMatchObject({ is_stale: false })
    at.server.serves('no')
    await at.portal.pull()
    expect(await at.portal.read()).toMatchObject({ is_stale: true })
    expect(await alerts()).toContain('stale_calendars')
  })
})

test('events that cannot be read wholly are counted at the feed and on the dashboard until they can', async () => {
  const alerts = async () =>
    ((await at.property.call('GET', '/dashboard')).body as { alerts: { kind: string; count: number }[] })
      .alerts
  const days = ['DTSTART;VALUE=DATE:20270503', 'DTEND;VALUE=DATE:20270505']
  at.server.serves(aCalendar(anEvent(['UID:a', ...days, 'RRULE:FREQ=WEEKLY;UNTIL=2027-05-30'])))
  expect(await at.portal.pull()).toMatchObject({ problem: null, events: 1 })
  expect(await at.takenDays()).toEqual([3, 4])
  expect(await at.portal.read()).toMatchObject({ unread_count: 1 })
  expect(await alerts()).toContainEqual(expect.objectContaining({ kind: 'unread_events', count: 1 }))
  at.server.serves(aCalendar(anEvent(['UID:a', ...days])))
  await at.portal.pull()
  expect(await at.portal.read()).toMatchObject({ unread_count: 0 })
  expect((await alerts()).map(({ kind }) => kind)).not.toContain('unread_events')
})

test('an address that begins with webcal is stored as https', async () => {
  const body = { accommodation_unit: at.property.unit, title: 'X', url: 'webcal://portal.example/a.ics' }
  expect(await at.property.call('POST', '/calendar-feeds', body)).toMatchObject({
    status: 200,
    body: { url: 'https://portal.example/a.ics' },
  })
})

test('an address must be https and without a password', async () => {
  for (const url of ['http://portal.example/a.ics', 'https://a:b@portal.example/a.ics']) {
    const body = { accommodation_unit: at.property.unit, title: 'X', url }
    expect(await at.property.call('POST', '/calendar-feeds', body)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'url', code: 'invalid_value' }] },
    })
  }
})

test('an address that resolves to a private network is refused on reading', async () => {
  at.server.names.set('inside.example', ['10.0.0.5'])
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { url: 'https://inside.example/a.ics' })
  expect(await at.portal.pull()).toMatchObject({ problem: 'address_refused' })
})

test('events lose their titles, and conflicts are deleted, the day after their retention', async () => {
  await at.property.settings({ retention_reservations_days: 30 })
  await at.frontDesk('2027-03-12', '2027-03-13')
  at.portal.offers(['a', '2027-03-12', '2027-03-14'])
  await at.portal.pull()
  const left = async () =>
    (await at.api.api.db.$client.query('select from feed_events where summary is not null')).rowCount
  const services = { db: at.api.api.db, clock: at.api.clock }
  at.api.clock.set('2027-04-13T12:00:00Z')
  await clearExpired(services)
  expect([await left(), await at.inbox('')]).toMatchObject([1, [{}]])
  at.api.clock.set('2027-04-14T12:00:00Z')
  await clearExpired(services)
  expect([await left(), await at.inbox('')]).toEqual([0, []])
})
