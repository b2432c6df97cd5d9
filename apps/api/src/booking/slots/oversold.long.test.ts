import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aGuest, order, type TestProperty } from '../../testing/test-property.ts'
import {
  addRide,
  aSeat,
  brokenCounters,
  freeOn,
  tryHold,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

/** One random action on a slot; `pick` chooses among the existing reservations. */
const step = fc.record({
  kind: fc.constantFrom(
    'hold',
    'order',
    'replace',
    'release',
    'cancel',
    'undo',
    'owner',
    'remove',
    'wait',
    'capacity',
  ),
  persons: fc.integer({ min: 1, max: 4 }),
  pick: fc.nat(20),
})
type Step = { kind: string; persons: number; pick: number }

interface World {
  ride: Ride
  holds: { token: string; total: number }[]
  /** Ids of reservations. */
  booked: string[]
}

const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

async function hold({ ride, holds }: World, persons: number, replaced?: string): Promise<void> {
  const { status, body } = await tryHold(api, { services: [aSeat(ride, persons)], hold_token: replaced })
  if (status === 200) holds.push({ token: (body as { token: string }).token, total: 1800 * persons })
}

async function orderOne({ holds, booked }: World, pick: number): Promise<void> {
  const held = one(holds, pick)
  if (!held) return
  const options = { payment_method: 'on_site', expected_total: held.total }
  const { status } = await order(
    api,
    { token: held.token, expires_at: '', price: { total: held.total } as never },
    options,
  )
  if (status !== 200) return
  const [found] = (await property.call('GET', `/reservations?token=${held.token}`)).body as { id: string }[]
  if (found) booked.push(found.id)
}

async function run(world: World, { kind, persons, pick }: Step): Promise<void> {
  const id = one(world.booked, pick)
  if (kind === 'hold') return hold(world, persons)
  if (kind === 'replace') return hold(world, persons, one(world.holds, pick)?.token)
  if (kind === 'order') return orderOne(world, pick)
  if (kind === 'wait') return api.clock.advanceMinutes(16)
  if (kind === 'release') await api.call('DELETE', `/reservation-holds/${one(world.holds, pick)?.token}`)
  if (kind === 'capacity')
    await property.call('PUT', `/service-slots/${world.ride.slot}`, { capacity: persons * 2 })
  if (kind === 'owner') {
    const { status, body } = await property.call('POST', '/reservations', {
      services: [aSeat(world.ride, persons)],
      guest: aGuest,
    })
    if (status === 200) world.booked.push((body as { id: string }).id)
  }
  if (!id) return
  if (kind === 'cancel') await property.call('PUT', `/reservations/${id}`, { state: 'cancelled' })
  if (kind === 'undo') await property.call('PUT', `/reservations/${id}`, { state: 'confirmed' })
  if (kind === 'remove') {
    const { body } = await property.call('GET', `/reservations/${id}`)
    const [service] = (body as { service_reservations: { id: string }[] }).service_reservations
    if (service) await property.call('DELETE', `/service-reservations/${service.id}`)
  }
}

test(
  'no sequence of actions on a slot sells a seat twice or loses one',
  { timeout: 180_000 * inject('effort') },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        api.clock.set('2027-03-10T09:00:00Z')
        const world: World = { ride: await addRide(property), holds: [], booked: [] }
        for (const each of steps) {
          await run(world, each)
          expect(await brokenCounters(api)).toEqual([])
        }
        const before = await freeOn(api, world.ride)
        api.clock.advanceMinutes(16)
        await property.call('GET', '/reservations/count')
        const { rows } = await api.api.db.execute<{ free: number }>(`
        select s.capacity - coalesce((select sum(b.persons) from service_reservations b join reservations r on r.id = b.reservation
          where b.service_slot = s.id and r.state = 'confirmed'), 0)::int as free
        from service_slots s where s.id = '${world.ride.slot}'`)
        expect(await freeOn(api, world.ride)).toBe(Math.max(0, rows[0]?.free ?? -1))
        expect(before ?? 0).toBeLessThanOrEqual(Math.max(0, rows[0]?.free ?? -1))
      }),
      { numRuns: 5 * inject('effort') },
    )
  },
)
