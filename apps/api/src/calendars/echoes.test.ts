import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildGatheringProperty, together } from '../testing/gatherings/gathering-property.ts'
import { aPortal, PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'

const portals = new PortalPerTest()
let at: PortalProperty
let second: PortalProperty['portal']
beforeEach(async () => {
  at = await portals.open()
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { ignore_echoes: true })
  second = await aPortal(at.property, at.server, { title: 'Druhý', ignore_echoes: true })
})
afterAll(() => portals.close())

/** First days of what each portal reads, the second one first. */
async function exportedDays(): Promise<string[][]> {
  const path = `/accommodation-units/${at.property.unit}/calendar-export`
  const { feeds } = (await at.property.call('GET', path)).body as CalendarExport
  return Promise.all(
    feeds.map(async ({ url }) => {
      const { body } = await at.api.app.inject({ method: 'GET', url: new URL(url).pathname })
      return [...body.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day = '']) => day)
    }),
  )
}

/** A stay of which both portals send the days back under ids of their own. */
async function echoedStay(): Promise<string> {
  const { body } = await at.frontDesk('2027-05-10', '2027-05-12')
  await bothSend()
  return body.id
}

async function bothSend(): Promise<void> {
  at.portal.offers(['first', '2027-05-10', '2027-05-12'])
  await at.portal.pull()
  second.offers(['second', '2027-05-10', '2027-05-12'])
  await second.pull()
}

test('a cancelled stay is free and exported to nobody, although two portals still send it back', async () => {
  const id = await echoedStay()
  expect(await exportedDays()).toEqual([['20270510'], ['20270510']])
  await at.property.call('PUT', `/reservations/${id}`, { state: 'cancelled' })
  await bothSend()
  expect(await exportedDays()).toEqual([[], []])
  expect(await at.takenDays()).toEqual([])
  expect(await at.inbox('')).toEqual([])
})

test('an event that a portal keeps after two days is its own sale', async () => {
  const id = await echoedStay()
  await at.property.call('PUT', `/reservations/${id}`, { state: 'cancelled' })
  at.api.clock.advanceMinutes(3 * 24 * 60)
  await bothSend()
  expect(await at.takenDays()).toEqual([10, 11])
  expect(await exportedDays()).toEqual([['20270510'], []])
})

test('units held for a gathering that a portal sends back can still be ordered', async () => {
  const gathering = await buildGatheringProperty(at)
  const { token } = await gathering.open()
  at.portal.offers(['first', together.arrival, together.departure])
  expect(await at.portal.pull()).toMatchObject({ events: 1, conflicts: 0 })
  const answer = await gathering.choose(token, [at.property.unit], 'ivo')
  expect((await gathering.orderChosen(answer, 'ivo', 'Ivo')).status).toBe(200)
})

test('an event with the days of a gathering that has ended is a sale', async () => {
  await (await buildGatheringProperty(at)).open()
  at.api.clock.advanceMinutes(48 * 60)
  at.portal.offers(['first', together.arrival, together.departure])
  await at.portal.pull()
  const { status } = await at.frontDesk(together.arrival, together.departure)
  expect(status).toBe(409)
})
