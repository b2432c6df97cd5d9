import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { countOverlaps, nightRacers, raceAtInsert, raceFor } from '../../testing/races/night-race.ts'
import { contenders, countOf, ordersEach } from '../../testing/races/seat-track.ts'
import type { RunningRacer } from '../../testing/races/start-racers.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

const rounds = inject('effort')

let api: TestApi
let property: TestProperty
let all: RunningRacer[]
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  all = await nightRacers(api.connection)
}, 240_000)
afterAll(async () => {
  for (const racer of all) await racer.stop()
  await api.close()
})

test(
  'of all orders for one night from several racers one succeeds, the others get 409',
  { timeout: 180_000 * inject('effort') },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const results = await raceFor(all, property.unit, addDays('2027-06-01', round))
      expect({ won: countOf(results, 200), refused: countOf(results, 409) }).toEqual({
        won: 1,
        refused: contenders * ordersEach - 1,
      })
    }
    expect(await countOverlaps(api.connection)).toBe(0)
  },
)

test(
  'a program that takes no locks still sells a night once, by the key on (unit, night)',
  { timeout: 180_000 * inject('effort') },
  async () => {
    const { api: bare, property: unlocked } = await startTestProperty()
    const results = await raceAtInsert(bare.connection, unlocked.unit, '2027-06-01')
    expect(countOf(results, 200)).toBe(1)
    expect(await countOverlaps(bare.connection)).toBe(0)
    await bare.close()
  },
)

test(
  'control: without locks and without the key on (unit, night) a night is sold twice',
  { timeout: 180_000 * inject('effort') },
  async () => {
    const { api: bare, property: unlocked } = await startTestProperty()
    await bare.api.db.execute('alter table room_nights drop constraint room_nights_pkey')
    const results = await raceAtInsert(bare.connection, unlocked.unit, '2027-06-02')
    expect(countOf(results, 200)).toBeGreaterThan(1)
    expect(await countOverlaps(bare.connection)).toBeGreaterThan(0)
    await bare.close()
  },
)
