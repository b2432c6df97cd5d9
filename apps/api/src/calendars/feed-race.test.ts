import { afterAll, beforeEach, expect, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { PortalPerTest, startPortalProperty, type PortalProperty } from '../testing/servers/a-portal.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'
import { contested, faultsOf } from '../testing/races/contested-night.ts'

const portals = new PortalPerTest()

let at: PortalProperty

beforeEach(async () => {
  at = await portals.open()
})

afterAll(() => portals.close())

test('an earlier order is kept, and the portal’s booking becomes a conflict', async () => {
  const orderHeld = await contested(at, '2027-05-03')
  const gate = await raiseGate(at.api.connection, 'update of state on reservations')
  at.portal.offers()
  await at.portal.pull()
  at.portal.offers(['sold', '2027-05-04', '2027-05-06'])
  const ordering = orderHeld()
  await gate.crowd(1)
  const pulling = at.portal.pull()
  await gate.open()
  expect([(await ordering).status, (await pulling).conflicts]).toEqual([200, 1])
  expect(await at.inbox()).toMatchObject([{ kind: 'stay', first_night: '2027-05-04' }])
  expect(await at.takenDays()).toEqual([3, 4, 5])
  await gate.close()
})

test('an earlier portal booking gets the night once the refused guest releases it', async () => {
  const orderHeld = await contested(at, '2027-05-03')
  const gate = await raiseGate(at.api.connection, 'insert on feed_events')
  const pulling = at.portal.pull()
  await gate.crowd(1)
  const ordering = orderHeld()
  await gate.open()
  expect([(await ordering).status, (await pulling).conflicts]).toEqual([409, 0])
  at.api.clock.advanceMinutes(16)
  await at.portal.pull()
  expect(await at.takenDays()).toEqual([4, 5])
  expect(await at.inbox()).toEqual([])
  await gate.close()
})

test('control: without the lock on the room it is sold twice without a conflict', async () => {
  const bare = await startPortalProperty({ pool: { Client: UnlockedClient } })
  bare.portal.offers()
  await bare.portal.pull()
  const orderHeld = await contested(bare, '2027-05-03')
  const gate = await raiseGate(bare.api.connection, 'update of state on reservations')
  const ordering = orderHeld()
  await gate.crowd(1)
  await bare.portal.pull()
  await gate.open()
  expect(await faultsOf(bare, await ordering)).toEqual(['sold twice, 0 in the inbox'])
  await gate.close()
  await bare.close()
})
