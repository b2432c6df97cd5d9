import { afterAll, beforeAll, expect, test } from 'vitest'
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
beforeAll(async () => void (track = await openTrack()))
afterAll(() => closeTrack(track))

test(
  'of all orders for the last three seats from several racers three succeed, the others get 409',
  { timeout: 180_000 },
  async () => {
    const { api, property } = track
    const ride = await addRide(property, {}, { capacity: seats })
    const results = await race(track, 'order-of-the-last-seats', () => ({ services: [aSeat(ride)] }))
    expect({ won: countOf(results, 200), refused: countOf(results, 409) }).toEqual({
      won: seats,
      refused: contenders * ordersEach - seats,
    })
    expect(await takenOf(track, ride)).toBe(seats)
    expect(await brokenCounters(api)).toEqual([])
  },
)
