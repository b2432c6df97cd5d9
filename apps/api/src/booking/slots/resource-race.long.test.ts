import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRide, aSeat, type Ride } from '../../testing/fixtures/a-service.ts'
import type { RaceResult } from '../../testing/races/race-api.ts'
import { startRacers, type RunningRacer } from '../../testing/races/start-racers.ts'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

const ordersEach = 10
let api: TestApi
let property: TestProperty
const started: RunningRacer[] = []
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
}, 240_000)
afterAll(async () => {
  for (const racer of started) await racer.stop()
  await api.close()
})

/** Two services that overlap in time and share horses. */
async function twoRides(quantity: number): Promise<[Ride, Ride]> {
  const resource = await property.add('resources', { title: 'Kone', quantity })
  const resources = [{ resource, quantity: 1, per: 'person' }]
  return [
    await addRide(property, { resources }, { capacity: 50 }),
    await addRide(property, { resources }, { capacity: 50, time_from: '10:30', time_to: '11:30' }),
  ]
}

/** Two racers order one ride each of two services at the same moment. */
async function race(rides: [Ride, Ride], withoutLocks: boolean, each: number): Promise<RaceResult[]> {
  const connection = api.connection as pg.ClientConfig
  const racers = await startRacers(
    rides.map(() => ({ connection, now: '2027-03-10T09:00:00Z', withoutLocks })),
  )
  started.push(...racers)
  const gate = withoutLocks ? await raiseGate(api.connection, 'insert on service_reservations') : null
  const over = racers.map((racer, index) =>
    racer.run({
      requests: Array.from({ length: each }, (_, number) => ({
        services: [aSeat(rides[index] ?? rides[0])],
        key: `resources-${withoutLocks}-${index}-${number}-key`,
      })),
    }),
  )
  await gate?.openFor(2)
  const results = await Promise.all(over)
  await gate?.close()
  return results.flat()
}

const won = (results: RaceResult[]) => results.filter(({ status }) => status === 200).length

test(
  'of all orders for two horses two succeed, whatever service they are for',
  { timeout: 180_000 },
  async () => {
    const results = await race(await twoRides(2), false, ordersEach)
    expect(won(results)).toBe(2)
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
  },
)

test('control: without the locks the same horse is sold twice', { timeout: 180_000 }, async () => {
  expect(won(await race(await twoRides(1), true, 1))).toBeGreaterThan(1)
})
