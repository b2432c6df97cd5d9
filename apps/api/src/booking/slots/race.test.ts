import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { aStay, buildProperty, type TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat, brokenCounters, type Ride } from '../../testing/fixtures/a-service.ts'
import type { RaceOrder, RaceResult } from '../../testing/races/race-api.ts'
import { startRacers, type RunningRacer } from '../../testing/races/start-racers.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

const now = '2027-03-10T09:00:00Z'
/** Two racers show what four do; a `TEST_EFFORT` above 1 starts four. */
const contenders = inject('effort') > 1 ? 4 : 2
/** More than the connections of a racer in any case. */
const ordersEach = inject('effort') > 1 ? 50 : 20
const seats = 3

/** A property and its racers, shared by its tests because starting them takes longer than a race. */
interface Track {
  api: TestApi
  property: TestProperty
  all: RunningRacer[]
}

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
  for (const { api, all } of [track, bare]) {
    for (const racer of all) await racer.stop()
    await api.close()
  }
})

async function openTrack(withoutGuards = false): Promise<Track> {
  const api = await startTestApi()
  const connection = api.connection as pg.ClientConfig
  const config = { connection, now, withoutLocks: false, withoutGuards }
  // Two are enough to show the failure without the guards.
  const length = withoutGuards ? 2 : contenders
  const all = await startRacers(Array.from({ length }, () => config))
  return { api, property: await buildProperty(api), all }
}

type RaceRequest = RaceOrder['requests'][number]

let races = 0

/** Sends requests from each racer at the same moment; `request` makes it by its number. */
async function race(
  all: RunningRacer[],
  request: (number: number) => Omit<RaceRequest, 'key'>,
): Promise<RaceResult[]> {
  const key = `race-${++races}-order`
  const results = await Promise.all(
    all.map((racer, place) => {
      const numbers = Array.from({ length: ordersEach }, (_, index) => place * ordersEach + index)
      return racer.run({
        requests: numbers.map((number) => ({ ...request(number), key: `${key}-${number}` })),
      })
    }),
  )
  return results.flat()
}

const count = (results: RaceResult[], status: number) =>
  results.filter((result) => result.status === status).length

async function takenOf({ api: { db } }: TestApi, { slot }: Ride): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(
    `select taken from slot_occurrences where slot = '${slot}'`,
  )
  return rows[0]?.taken ?? -1
}

test(
  'of all orders for the last three seats from several racers three succeed, the others get 409',
  { timeout: 180_000 },
  async () => {
    const { api, property, all } = track
    const ride = await addRide(property, {}, { capacity: seats })
    const results = await race(all, () => ({ services: [aSeat(ride)] }))
    expect({ won: count(results, 200), refused: count(results, 409) }).toEqual({
      won: seats,
      refused: contenders * ordersEach - seats,
    })
    expect(await takenOf(api, ride)).toBe(seats)
    expect(await brokenCounters(api)).toEqual([])
  },
)

test(
  'control: without the counter’s condition and its check the same race sells more seats than there are',
  { timeout: 180_000 },
  async () => {
    const { api, property, all } = bare
    const ride = await addRide(property, {}, { capacity: seats })
    const gate = await raiseGate(api.connection, 'insert on slot_occurrences')
    const over = race(all, () => ({ services: [aSeat(ride)] }))
    await gate.openFor(seats + 1)
    const results = await over
    await gate.close()
    expect(count(results, 200)).toBeGreaterThan(seats)
    expect(await takenOf(api, ride)).toBeGreaterThan(seats)
  },
)

test(
  'rooms and several services in any order are never oversold, and no client gets a deadlock',
  { timeout: 120_000 },
  async () => {
    const { api, property, all } = track
    const units = [property.unit, await property.addUnit()]
    const rides = await Promise.all([1, 2, 3].map(() => addRide(property, {}, { capacity: 20 })))
    const results = await race(all, (number) => {
      const turned = rides.map((_, index) => rides[(index + number) % rides.length] ?? rides[0])
      const night = `2027-03-${String(12 + (number % 2)).padStart(2, '0')}`
      const after = `2027-03-${String(13 + (number % 2)).padStart(2, '0')}`
      const wanted = turned.flatMap((ride) => (ride ? [aSeat(ride)] : []))
      const stays = number % 3 === 0 ? [aStay(units[number % 2] ?? property.unit, night, after)] : []
      return { stays, services: number % 2 === 0 ? wanted : wanted.toReversed().slice(1) }
    })
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await brokenCounters(api)).toEqual([])
  },
)

const usesOf = async ({ api: { db } }: TestApi) => {
  const { rows } = await db.execute<{ used_count: number; booked: number }>(`
    select c.used_count, count(r.id)::int as booked from coupons c
    left join reservations r on r.coupon = c.id and r.state = 'confirmed'
    where c.code = 'POSLEDNY' group by c.used_count`)
  return rows[0]
}

test(
  'of all orders for the last two uses of a coupon two get it, the others get 409',
  { timeout: 180_000 },
  async () => {
    const { api, property, all } = track
    await property.add('coupons', { code: 'POSLEDNY', kind: 'percent', value: 10, max_uses: 2 })
    const ride = await addRide(property, {}, { capacity: 500 })
    const results = await race(all, () => ({ services: [aSeat(ride)], coupon: 'posledny' }))
    expect({ won: count(results, 200), refused: count(results, 409) }).toEqual({
      won: 2,
      refused: contenders * ordersEach - 2,
    })
    expect(await usesOf(api)).toEqual({ used_count: 2, booked: 2 })
  },
)

test(
  'control: without the condition on its uses the same race gives the coupon to many',
  { timeout: 180_000 },
  async () => {
    const { api, property, all } = bare
    await property.add('coupons', { code: 'POSLEDNY', kind: 'percent', value: 10, max_uses: 2 })
    const ride = await addRide(property, {}, { capacity: 500 })
    const gate = await raiseGate(api.connection, 'update of used_count on coupons')
    const over = race(all, () => ({ services: [aSeat(ride)], coupon: 'posledny' }))
    await gate.openFor(3)
    const results = await over
    await gate.close()
    expect(count(results, 200)).toBeGreaterThan(2)
  },
)
