import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PortalPerTest, type PortalProperty } from '../../testing/servers/a-portal.ts'

const portals = new PortalPerTest()
let at: PortalProperty
beforeEach(async () => {
  at = await portals.open()
})
afterAll(() => portals.close())

const read = async () =>
  (await at.property.call('GET', '/tape-chart?from=2027-05-01&to=2027-05-15')).body as TapeChart
const blockedOn = ({ days }: TapeChart) => days.filter(({ blocked }) => blocked > 0).map(({ day }) => day)

test('a portal’s booking is drawn with its name, to noon of its last day', async () => {
  at.portal.offers(['a', '2027-04-28', '2027-05-01'], ['b', '2027-05-10', '2027-05-12'])
  await at.portal.pull()
  const chart = await read()
  expect(chart.blocks).toMatchObject([
    { source: 'feed', portal: 'Portál', accommodation_unit: at.property.unit, from: '2027-04-28' },
    { source: 'feed', from: '2027-05-10', to: '2027-05-12' },
  ])
  expect(blockedOn(chart)).toEqual(['2027-05-10', '2027-05-11'])
})

test('a night that was sold twice is drawn twice and counted once', async () => {
  expect((await at.frontDesk('2027-05-10', '2027-05-12')).status).toBe(200)
  at.portal.offers(['a', '2027-05-11', '2027-05-13'])
  await at.portal.pull()
  const chart = await read()
  expect([chart.stays.length, chart.blocks.length]).toEqual([1, 1])
  const counted = chart.days.filter(({ taken, blocked }) => taken + blocked > 0)
  expect(counted).toMatchObject([
    { day: '2027-05-10', taken: 1, blocked: 0 },
    { day: '2027-05-11', taken: 1, blocked: 0 },
    { day: '2027-05-12', taken: 0, blocked: 1 },
  ])
})

test('days that a portal sends back are not drawn, also after the stay was cancelled', async () => {
  await at.property.call('PUT', `/calendar-feeds/${at.portal.id}`, { ignore_echoes: true })
  const { body } = await at.frontDesk('2027-05-10', '2027-05-12')
  at.portal.offers(['back', '2027-05-10', '2027-05-12'])
  await at.portal.pull()
  expect((await read()).blocks).toEqual([])
  await at.property.call('PUT', `/reservations/${body.id}`, { state: 'cancelled' })
  const chart = await read()
  expect([chart.blocks, blockedOn(chart)]).toEqual([[], []])
})
