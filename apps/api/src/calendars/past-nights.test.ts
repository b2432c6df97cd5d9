import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clearExpired } from '../privacy/clear-expired.ts'
import { aBooking, aCalendar } from '../testing/files/calendar-text.ts'
import { PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'

const portals = new PortalPerTest()
let at: PortalProperty
beforeEach(async () => {
  at = await portals.open()
  at.portal.offers(['a', '2027-05-03', '2027-05-06'])
  await at.portal.pull()
})
afterAll(() => portals.close())

/** Reservations and nights of portals in May. */
async function sold(): Promise<(number | undefined)[]> {
  const { body } = await at.property.call('GET', '/analytics?from=2027-05-01&to=2027-05-31')
  const { totals, sources } = body as Analytics
  return [sources.find(({ source }) => source === 'portal')?.reservations, totals.portal]
}

test('a guest whose event begins today at each reading is one reservation with all nights', async () => {
  for (const today of ['2027-05-04', '2027-05-05']) {
    at.api.clock.set(`${today}T09:00:00Z`)
    at.portal.offers(['a', today, '2027-05-06'])
    expect(await at.portal.pull()).toEqual({ problem: null, events: 1, conflicts: 0 })
  }
  expect(await sold()).toEqual([1, 3])
})

test('an event that is gone during the stay frees the nights from today on', async () => {
  at.api.clock.set('2027-05-04T09:00:00Z')
  at.portal.offers(['b', '2027-05-10', '2027-05-11'])
  await at.portal.pull()
  expect(await sold()).toEqual([2, 2])
  expect((await at.frontDesk('2027-05-04', '2027-05-06')).status).toBe(200)
})

test('an event that comes back and goes again on one day counts once', async () => {
  at.api.clock.set('2027-05-05T09:00:00Z')
  const calendars = [
    ['b', '2027-05-10', '2027-05-11'],
    ['a', '2027-05-03', '2027-05-06'],
  ] as const
  for (const booking of [...calendars, ...calendars]) {
    at.portal.offers(booking)
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 1 })
  }
  at.portal.offers(calendars[0])
  await at.portal.pull()
  expect(await sold()).toEqual([2, 3])
})

test('the nights before today stay sold when the portal is switched off or gets another address', async () => {
  at.api.clock.set('2027-05-05T09:00:00Z')
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { url: `${at.server.url}?new` })
  expect(await sold()).toEqual([1, 2])
  await at.portal.pull()
  expect(await sold()).toEqual([2, 3])
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { active: false })
  expect(await sold()).toEqual([1, 2])
})

test('the nights before today stay with their unit when the feed is given to another one, and then deleted', async () => {
  const soldIn = async (unit: string) => {
    const { body } = await at.property.call('GET', '/analytics?from=2027-05-01&to=2027-05-31')
    return (body as Analytics).units.find(({ id }) => id === unit)?.portal
  }
  at.api.clock.set('2027-05-05T09:00:00Z')
  const other = await at.property.addUnit()
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { accommodation_unit: other })
  expect(await sold()).toEqual([1, 2])
  await at.portal.pull()
  expect(await sold()).toEqual([2, 3])
  expect((await at.property.call('DELETE', `/calendar-feeds/${at.portal.id}`)).status).toBe(200)
  expect([await sold(), await soldIn(at.property.unit), await soldIn(other)]).toEqual([[1, 2], 2, 0])
  const { body } = await at.property.call('GET', '/tape-chart?from=2027-05-01&to=2027-05-15')
  expect((body as TapeChart).blocks).toMatchObject([
    { accommodation_unit: at.property.unit, portal: 'Portál', from: '2027-05-03', to: '2027-05-05' },
  ])
  expect((await at.frontDesk('2027-05-05', '2027-05-06')).status).toBe(200)
})

test('the titles of events are cleared after their time, the nights stay', async () => {
  at.server.serves(aCalendar(aBooking('jana@example.com', '2027-05-10', '2027-05-12')))
  await at.portal.pull()
  const named = async () =>
    (await at.api.api.db.$client.query(`select uid, summary from feed_events where uid like '%jana%'`)).rows
  expect(await named()).toHaveLength(1)
  at.api.clock.set('2031-05-10T09:00:00Z')
  const before = await sold()
  await clearExpired({ db: at.api.api.db, clock: at.api.clock })
  expect(await named()).toEqual([])
  expect(await sold()).toEqual(before)
})
