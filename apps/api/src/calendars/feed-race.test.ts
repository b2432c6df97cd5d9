import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { aStay, hold, order } from '../testing/test-property.ts'
import { PortalPerTest, startPortalProperty, type PortalProperty } from '../testing/servers/a-portal.ts'
import { type Answer } from '../testing/test-api.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'

const portals = new PortalPerTest()
let at: PortalProperty
beforeEach(async () => {
  at = await portals.open()
})
afterAll(() => portals.close())

/** Creates a hold of two nights, the second of which a portal has just sold. */
async function contested(of: PortalProperty, arrival: string) {
  // Each from an address of its own, because refused orders keep their holds for a while.
  const from = `10.0.0.${Number(arrival.slice(8))}`
  const held = await hold(of.api, [aStay(of.property.unit, arrival, addDays(arrival, 2))], from)
  of.portal.offers([`sold-${arrival}`, addDays(arrival, 1), addDays(arrival, 3)])
  return () => order(of.api, held, { payment_method: 'on_site' })
}

/** Faults of the result: an accepted order must be among the conflicts, a refused one must be over. */
async function faultsOf(of: PortalProperty, { status, body }: Answer): Promise<string[]> {
  const waiting = await of.inbox()
  if (status === 200) return waiting.length === 1 ? [] : [`sold twice, ${waiting.length} in the inbox`]
  const { code } = body as { code: string }
  if (code !== 'nights_taken') return [`refused with ${code}`]
  return waiting.length === 0 ? [] : ['refused, yet in the inbox']
}

test('an order during the reading of a portal that sold its night is refused or becomes a conflict', async () => {
  for (const arrival of ['03', '06', '09', '12', '15', '18'].map((day) => `2027-05-${day}`)) {
    // Long enough that the order reads the portal, too.
    at.api.clock.advanceMinutes(2)
    const orderHeld = await contested(at, arrival)
    const [answer] = await Promise.all([orderHeld(), at.portal.pull(), at.portal.pull()])
    expect(await faultsOf(at, answer)).toEqual([])
  }
})

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
