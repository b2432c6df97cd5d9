import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWholeHouse, noneFree, freeOf, type WholeHouse } from '../testing/fixtures/a-whole-house.ts'
import { aPortal } from '../testing/servers/a-portal.ts'
import { startFeedServer, type FeedServer } from '../testing/servers/feed-server.ts'
import { aStay, book, hold, order } from '../testing/test-property.ts'

let server: FeedServer
let at: WholeHouse
beforeAll(async () => {
  server = await startFeedServer()
  at = await aWholeHouse({}, { reach: server.reach })
})
afterAll(async () => {
  await at.api.close()
  await server.close()
})

const exportOf = async (unit: string) =>
  (await at.property.call('GET', `/accommodation-units/${unit}/calendar-export`)).body as CalendarExport
const busyDays = async (url: string) => {
  const { body } = await at.api.app.inject({ method: 'GET', url: new URL(url).pathname })
  return [...body.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day).toSorted()
}

test('a portal that sells the whole takes all rooms, and each room tells the other portals', async () => {
  const portal = await aPortal(at.property, server, { accommodation_unit: at.whole })
  portal.offers(['a', '2027-05-03', '2027-05-06'])
  expect(await portal.pull()).toEqual({ problem: null, events: 1, conflicts: 0 })
  expect(await freeOf(at, '2027-05-05', '2027-05-06')).toEqual(noneFree)
  await book(at.api, [aStay(at.rooms[1] ?? '', '2027-05-10', '2027-05-12')])
  const whole = await exportOf(at.whole)
  expect(await busyDays(whole.url)).toEqual(['20270503', '20270510'])
  expect(await busyDays(whole.feeds[0]?.url ?? '')).toEqual(['20270510'])
  expect(await busyDays((await exportOf(at.rooms[0] ?? '')).url)).toEqual(['20270503'])
  portal.offers(['a', '2027-05-03', '2027-05-06'], ['b', '2027-05-11', '2027-05-13'])
  expect(await portal.pull()).toMatchObject({ events: 2, conflicts: 1 })
  expect(await freeOf(at, '2027-05-12', '2027-05-13')).toEqual(noneFree)
  portal.offers(['b', '2027-05-11', '2027-05-13'])
  await portal.pull()
  expect((await freeOf(at, '2027-05-03', '2027-05-06')).whole).toBe(true)
  await at.property.call('PUT', `/calendar-feeds/${portal.id}`, { active: false })
  expect((await freeOf(at, '2027-05-12', '2027-05-13')).whole).toBe(true)
})

test('days of one room that a portal sends back do not take the other rooms', async () => {
  await book(at.api, [aStay(at.rooms[0] ?? '', '2027-06-10', '2027-06-12')])
  const portal = await aPortal(at.property, server, { accommodation_unit: at.whole, ignore_echoes: true })
  portal.offers(['back@portal', '2027-06-10', '2027-06-12'])
  expect(await portal.pull()).toMatchObject({ events: 1, conflicts: 0 })
  expect((await freeOf(at, '2027-06-10', '2027-06-12')).rooms).toEqual([false, true, true])
  await at.property.call('PUT', `/calendar-feeds/${portal.id}`, { ignore_echoes: false })
  expect(await portal.pull()).toMatchObject({ events: 1, conflicts: 1 })
  expect((await freeOf(at, '2027-06-10', '2027-06-12')).rooms).toEqual([false, false, false])
  await at.property.call('PUT', `/calendar-feeds/${portal.id}`, { ignore_echoes: true })
  expect(await portal.pull()).toMatchObject({ events: 1, conflicts: 0 })
  expect((await freeOf(at, '2027-06-10', '2027-06-12')).rooms).toEqual([false, true, true])
})

test('days of one room that a portal sends back leave the other rooms to guests and to the owner', async () => {
  const [one = '', two = '', three = ''] = at.rooms
  await book(at.api, [aStay(one, '2027-07-10', '2027-07-12')])
  const portal = await aPortal(at.property, server, { accommodation_unit: at.whole, ignore_echoes: true })
  portal.offers(['back@portal', '2027-07-10', '2027-07-12'])
  await portal.pull()
  const guestHold = await hold(at.api, [aStay(two, '2027-07-10', '2027-07-12')])
  expect((await order(at.api, guestHold)).status).toBe(200)
  const guest = { last_name: 'Kováč', phone: '+421900111222' }
  const stays = [aStay(three, '2027-07-09', '2027-07-13')]
  expect((await at.property.call('POST', '/reservations', { stays, guest })).status).toBe(200)
  expect(await portal.pull()).toMatchObject({ events: 1, conflicts: 0 })
})
