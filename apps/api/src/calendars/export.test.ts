import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import type { OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import ICAL from 'ical.js'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, book, hold, type TestProperty } from '../testing/test-property.ts'
import { aPortal } from '../testing/servers/a-portal.ts'
import { startFeedServer } from '../testing/servers/feed-server.ts'
import type { TestApi } from '../testing/test-api.ts'
import { buildGatheringProperty } from '../testing/gatherings/gathering-property.ts'
import { buildWaitingProperty } from '../testing/fixtures/waiting-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const server = await startFeedServer()
const properties = new PropertyPerTest({ reach: server.reach })
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(async () => {
  await properties.close()
  await server.close()
})

const addresses = async (unit = property.unit) =>
  (await property.call('GET', `/accommodation-units/${unit}/calendar-export`)).body as CalendarExport
const open = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: new URL(url).pathname, headers })

async function events(url: string) {
  const { body } = await open(url)
  const calendar = new ICAL.Component(ICAL.parse(body) as string)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, days: `${startDate} ${endDate}`, allDay: startDate.isDate }
  })
}

const booked = (arrival: string, departure: string) =>
  property.call('POST', '/reservations', {
    stays: [aStay(property.unit, arrival, departure)],
    guest: { last_name: 'Tajomný', phone: '+421900111222', email: 'tajny@example.com' },
    internal_note: 'alergia',
  })

test('a unit exports its taken days without names', async () => {
  await booked('2027-05-03', '2027-05-06')
  await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: '2027-05-10',
    day_to: '2027-05-11',
    reason: 'Svadba u susedov',
  })
  const other = await property.addUnit()
  await property.add('closures', { accommodation_unit: other, day_from: '2027-05-20', day_to: '2027-05-20' })
  const { url } = await addresses()
  expect(await events(url)).toEqual([
    {
      uid: expect.stringMatching(/^stay-.*@127\.0\.0\.1$/),
      summary: 'Obsadené',
      days: '2027-05-03 2027-05-06',
      allDay: true,
    },
    {
      uid: expect.stringMatching(/^closure-/),
      summary: 'Zatvorené',
      days: '2027-05-10 2027-05-12',
      allDay: true,
    },
  ])
  const answer = await open(url)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  for (const word of ['Tajomný', 'tajny', '+421', 'alergia', 'Svadba', 'DESCRIPTION', 'ATTENDEE'])
    expect(answer.body).not.toContain(word)
})

test('lines follow RFC 5545: CRLF, 75 octets at most, the required properties', async () => {
  await property.call('PUT', `/accommodation-units/${property.unit}`, {
    title: 'Ľúbezná izba; s výhľadom, na lúky a jabloňový sad, kde sa pasú ovečky a štebocú lastovičky',
  })
  await booked('2027-05-03', '2027-05-06')
  const { body } = await open((await addresses()).url)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  for (const part of ['VERSION:2.0', 'PRODID:', 'DTSTAMP:', 'UID:', 'DTSTART;VALUE=DATE:20270503'])
    expect(body).toContain(`\r\n${part}`)
})

test('signs of the format in a name are escaped', async () => {
  const title = 'Izba; s výhľadom, \\n a "sadom"'
  await property.call('PUT', `/accommodation-units/${property.unit}`, { title })
  const { body } = await open((await addresses()).url)
  const unfolded = body.replaceAll('\r\n ', '')
  for (const name of ['NAME', 'X-WR-CALNAME'])
    expect(unfolded).toContain(`\r\n${name}:Izba\\; s výhľadom\\, \\\\n a "sadom"\r\n`)
})

test('a cancelled stay is left out, an unpaid order is included until it expires, a hold of minutes never is', async () => {
  const { url } = await addresses()
  const { body: reservation } = await booked('2027-05-03', '2027-05-06')
  await book(api, [aStay(property.unit, '2027-05-10', '2027-05-12')])
  await hold(api, [aStay(property.unit, '2027-05-20', '2027-05-22')])
  expect((await events(url)).map(({ days }) => days)).toEqual([
    '2027-05-03 2027-05-06',
    '2027-05-10 2027-05-12',
  ])
  await property.call('PUT', `/reservations/${(reservation as { id: string }).id}`, { state: 'cancelled' })
  api.clock.advanceMinutes(31)
  expect(await events(url)).toEqual([])
})

test('units held for a gathering are exported from its confirmation until its end', async () => {
  const gathering = await buildGatheringProperty({ api, property })
  const { url } = await addresses()
  await gathering.request()
  expect(await events(url)).toEqual([])
  const path = `/organised-gatherings/${await gathering.organiserToken()}/confirmation`
  const { body } = await api.call('POST', path)
  const held = [expect.objectContaining({ summary: 'Obsadené', days: '2027-07-02 2027-07-05' })]
  expect(await events(url)).toEqual(held)
  await gathering.choose((body as OrganisedGathering).token ?? '', [property.unit], 'ivo')
  expect(await events(url)).toEqual(held)
  api.clock.advanceMinutes(48 * 60)
  expect(await events(url)).toEqual([])
})

test('nights offered to a guest of the waiting list are exported until the offer ends', async () => {
  const waiting = await buildWaitingProperty({ api, property })
  await waiting.waitingGuest('Eva')
  await waiting.cancel()
  const { url } = await addresses()
  expect(await events(url)).toEqual([])
  await waiting.run()
  expect((await events(url)).map(({ days }) => days)).toEqual(['2027-07-02 2027-07-05'])
  api.clock.advanceMinutes(4 * 60)
  expect(await events(url)).toEqual([])
})

test('an unchanged version is not sent again, a changed one is', async () => {
  const { url } = await addresses()
  await booked('2027-05-03', '2027-05-06')
  const { headers } = await open(url)
  const known = { 'if-none-match': String(headers.etag) }
  expect((await open(url, known)).statusCode).toBe(304)
  await booked('2027-05-10', '2027-05-12')
  expect((await open(url, known)).statusCode).toBe(200)
})

test('each portal reads all but its own events, so that it does not block its days for ever', async () => {
  const first = await aPortal(property, server, { title: 'Prvý' })
  const second = await aPortal(property, server, { title: 'Druhý' })
  first.offers(['a', '2027-05-03', '2027-05-04'])
  await first.pull()
  second.offers(['b', '2027-05-05', '2027-05-06'])
  await second.pull()
  const { url, feeds } = await addresses()
  const daysAt = async (address = '') => (await events(address)).map(({ days }) => days)
  expect(feeds.map(({ title }) => title)).toEqual(['Druhý', 'Prvý'])
  expect(await daysAt(feeds[1]?.url)).toEqual(['2027-05-05 2027-05-06'])
  expect(await daysAt(feeds[0]?.url)).toEqual(['2027-05-03 2027-05-04'])
  expect(await daysAt(url)).toHaveLength(2)
})

test('renewed addresses replace the old ones, which stop working', async () => {
  await aPortal(property, server)
  const before = await addresses()
  const renewed = (await property.call('POST', `/accommodation-units/${property.unit}/calendar-export`))
    .body as CalendarExport
  const old = [before.url, ...before.feeds.map(({ url }) => url)]
  const fresh = [renewed.url, ...renewed.feeds.map(({ url }) => url)]
  for (const url of old) expect((await open(url)).statusCode).toBe(404)
  for (const url of fresh) expect((await open(url)).statusCode).toBe(200)
  expect(await addresses()).toEqual(renewed)
})

test('an unknown address is not found, without further information', async () => {
  for (const token of ['x', 'a'.repeat(43), '%2e%2e'])
    expect((await api.call('GET', `/calendar/${token}.ics`)).status).toBe(404)
  expect(
    (await property.call('GET', `/accommodation-units/${crypto.randomUUID()}/calendar-export`)).status,
  ).toBe(404)
})
