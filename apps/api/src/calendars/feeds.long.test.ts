import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PortalPerTest, type PortalProperty } from '../testing/servers/a-portal.ts'

const portals = new PortalPerTest()

let at: PortalProperty

beforeEach(async () => {
  at = await portals.open()
})

afterAll(() => portals.close())

describe('events of a portal take nights', () => {
  test('10,000 events are read at once, and removed again', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => [`e${at}`, '2027-05-03', '2027-05-06'] as const)
    at.portal.offers(...many)
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 10_000 })
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 10_000 })
    at.portal.offers(['e1', '2027-05-03', '2027-05-04'])
    expect(await at.portal.pull()).toMatchObject({ problem: null, events: 1 })
    expect(await at.takenDays()).toEqual([3])
  })
})
