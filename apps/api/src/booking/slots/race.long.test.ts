import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { aStay } from '../../testing/test-property.ts'
import { addRide, aSeat, brokenCounters } from '../../testing/fixtures/a-service.ts'
import {
  closeTrack,
  contenders,
  countOf,
  openTrack,
  ordersEach,
  race,
  takenOf,
  type Track,
} from '../../testing/races/seat-track.ts'

const seats = 3

let track: Track
/** For the controls: neither conditions nor checks limit seats and coupon uses there. */
let bare: Track
beforeAll(async () => {
  track = await openTrack()
  bare = await openTrack(true)
  await bare.api.api.db.execute('alter table slot_occurrences drop constraint slot_seats')
  await bare.api.api.db.execute('alter table coupons drop constraint coupon_uses')
}, 240_000)
afterAll(async () => {
  await closeTrack(track)
  await closeTrack(bare)
})

test(
  'control: without the counter’s condition and its check the same race sells more seats than there are',
  { timeout: 180_000 },
  async () => {
    const { api, property } = bare
    const ride = await addRide(property, {}, { capacity: seats })
    const gate = await raiseGate(api.connection, 'insert on slot_occurrences')
    const over = race(bare, 'order-without-conditions', () => ({ services: [aSeat(ride)] }))
    await gate.openFor(seats + 1)
    const results = await over
    await gate.close()
    expect(countOf(results, 200)).toBeGreaterThan(seats)
    expect(await takenOf(bare, ride)).toBeGreaterThan(seats)
  },
)

test(
  'rooms and several services in any order are never oversold, and no client gets a deadlock',
  { timeout: 120_000 },
  async () => {
    const { api, property } = track
    const units = [property.unit, await property.addUnit()]
    const rides = await Promise.all([1, 2, 3].map(() => addRide(property, {}, { capacity: 20 })))
    const results = await race(track, 'order-of-rooms-and-seats', (number) => {
      const turned = rides.map((_, index) => rides[(index + number) % rides.length] ?? rides[0])
      const night = `2027-03-${String(12 + (number % 2)).padStart(2, '0')}`
      const after = `2027-03-${String(13 + (number % 2)).padStart(2, '0')}`
      const requests = turned.flatMap((ride) => (ride ? [aSeat(ride)] : []))
      const stays = number % 3 === 0 ? [aStay(units[number % 2] ?? property.unit, night, after)] : []
      return { stays, services: number % 2 === 0 ? requests : requests.toReversed().slice(1) }
    })
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await brokenCounters(api)).toEqual([])
  },
)

const usesOf = async ({ api }: Track) => {
  const { rows } = await api.api.db.execute<{ used_count: number; booked: number }>(`
    select c.used_count, count(r.id)::int as booked from coupons c
    left join reservations r on r.coupon = c.id and r.state = 'confirmed'
    where c.code = 'POSLEDNY' group by c.used_count`)
  return rows[0]
}

test(
  'of all orders for the last two uses of a coupon two get it, the others get 409',
  { timeout: 180_000 },
  async () => {
    const { property } = track
    await property.add('coupons', { code: 'POSLEDNY', kind: 'percent', value: 10, max_uses: 2 })
    const ride = await addRide(property, {}, { capacity: 500 })
    const results = await race(track, 'order-with-the-last-coupon', () => ({
      services: [aSeat(ride)],
      coupon: 'posledny',
    }))
    expect({ won: countOf(results, 200), refused: countOf(results, 409) }).toEqual({
      won: 2,
      refused: contenders * ordersEach - 2,
    })
    expect(await usesOf(track)).toEqual({ used_count: 2, booked: 2 })
  },
)

test(
  'control: without the condition on its uses the same race gives the coupon to many',
  { timeout: 180_000 },
  async () => {
    const { api, property } = bare
    await property.add('coupons', { code: 'POSLEDNY', kind: 'percent', value: 10, max_uses: 2 })
    const ride = await addRide(property, {}, { capacity: 500 })
    const gate = await raiseGate(api.connection, 'update of used_count on coupons')
    const over = race(bare, 'order-with-any-coupon', () => ({ services: [aSeat(ride)], coupon: 'posledny' }))
    await gate.openFor(3)
    const results = await over
    await gate.close()
    expect(countOf(results, 200)).toBeGreaterThan(2)
  },
)
