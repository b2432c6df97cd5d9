import { afterAll, beforeEach, expect, test } from 'vitest'
import { PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'
import { contested, faultsOf } from '../testing/races/contested-night.ts'

const portals = new PortalPerTest()

let at: PortalProperty

beforeEach(async () => {
  at = await portals.open()
})

afterAll(() => portals.close())

test('an order during the reading of a portal that sold its night is refused or becomes a conflict', async () => {
  for (const arrival of ['03', '06', '09', '12', '15', '18'].map((day) => `2027-05-${day}`)) {
    // Long enough that the order reads the portal, too.
    at.api.clock.advanceMinutes(2)
    const orderHeld = await contested(at, arrival)
    const [answer] = await Promise.all([orderHeld(), at.portal.pull(), at.portal.pull()])
    expect(await faultsOf(at, answer)).toEqual([])
  }
})
