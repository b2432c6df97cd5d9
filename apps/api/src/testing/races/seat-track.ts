import type pg from 'pg'
import { inject } from 'vitest'
import type { Ride } from '../fixtures/a-service.ts'
import { buildProperty, type TestProperty } from '../test-property.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import type { RaceOrder, RaceResult } from './race-api.ts'
import { startRacers, type RunningRacer } from './start-racers.ts'

const now = '2027-03-10T09:00:00Z'
/** Two racers show what four do; a `TEST_EFFORT` above 1 starts four. */
export const contenders = inject('effort') > 1 ? 4 : 2
/** More than the connections of a racer in any case. */
export const ordersEach = inject('effort') > 1 ? 50 : 20

/** A property and its racers, shared by the tests of a file because starting them takes longer than a race. */
export interface Track {
  api: TestApi
  property: TestProperty
  all: RunningRacer[]
}

/** @param withoutGuards for controls: neither conditions nor checks limit seats and coupon uses there */
export async function openTrack(withoutGuards = false): Promise<Track> {
  const api = await startTestApi()
  const connection = api.connection as pg.ClientConfig
  const config = { connection, now, withoutLocks: false, withoutGuards }
  // Two are enough to show the failure without the guards.
  const length = withoutGuards ? 2 : contenders
  const all = await startRacers(Array.from({ length }, () => config))
  return { api, property: await buildProperty(api), all }
}

/** Stops the racers and their property. */
export async function closeTrack({ api, all }: Track): Promise<void> {
  for (const racer of all) await racer.stop()
  await api.close()
}

type RaceRequest = RaceOrder['requests'][number]

/** Sends requests from each racer at the same moment; `request` makes it by its number. @param key of this race alone */
export async function race(
  { all }: Track,
  key: string,
  request: (number: number) => Omit<RaceRequest, 'key'>,
): Promise<RaceResult[]> {
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

/** Number of orders that were answered with a status. */
export const countOf = (results: RaceResult[], status: number): number =>
  results.filter((result) => result.status === status).length

/** Seats of a ride that its counter has as taken. */
export async function takenOf({ api }: Track, { slot }: Ride): Promise<number> {
  const { rows } = await api.api.db.execute<{ taken: number }>(
    `select taken from slot_occurrences where slot = '${slot}'`,
  )
  return rows[0]?.taken ?? -1
}
