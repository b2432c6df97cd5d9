import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { openHeldNights, first } from '../../testing/races/held-nights.ts'

const here = openHeldNights()
const { take } = here

/** Sends the holds and releases of `walk` all at once, each with its day. */
async function walkAtOnce(device: string, walk: readonly (number | 'release')[]) {
  const answers = await Promise.all(
    walk.map((step) =>
      step === 'release'
        ? here.api.call('DELETE', `/reservation-holds/${device}`)
        : take(device, addDays(first, step)),
    ),
  )
  return answers.map(({ status, body }) => (body as { code?: string }).code ?? status)
}

test('a device never finds its own nights taken, in any order of holds, changes and releases', async () => {
  let seed = 15
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 12; round++) {
    const walk = Array.from({ length: 8 }, () => (random(3) === 0 ? ('release' as const) : random(4)))
    expect({ walk, answers: new Set(await walkAtOnce('device-of-a-walker', walk)) }).toEqual({
      walk,
      answers: new Set([200]),
    })
  }
  await here.api.call('DELETE', '/reservation-holds/device-of-a-walker')
  const { rows } = await here.api.api.db.execute(`select 1 from room_nights`)
  expect(rows).toEqual([])
})
