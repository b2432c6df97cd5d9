import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { countOverlaps, nightRacers, now } from '../../testing/races/night-race.ts'
import { startRacer } from '../../testing/races/racers.ts'
import type { RunningRacer } from '../../testing/races/start-racers.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, type TestProperty } from '../../testing/test-property.ts'

const randomEach = inject('effort') > 1 ? 60 : 30

let api: TestApi
let property: TestProperty
let units: string[]
/** Racers of the property, shared by its tests because starting them takes longer than a race. */
let all: RunningRacer[]
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  units = [property.unit]
  for (let more = 0; more < 5; more++) units.push(await property.addUnit({ capacity: 4 }))
  all = await nightRacers(api.connection)
}, 240_000)
afterAll(async () => {
  for (const racer of all) await racer.stop()
  await api.close()
})

test(
  'random bookings of several rooms never overlap, and no client gets a deadlock',
  { timeout: 240_000 * inject('effort') },
  async () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const request = (index: number) => {
      const arrival = addDays('2027-09-01', random(25))
      const departure = addDays(arrival, 1 + random(4))
      const chosen = new Set(
        Array.from({ length: 1 + random(3) }, () => units[random(units.length)] ?? property.unit),
      )
      return {
        stays: [...chosen].map((unit) => aStay(unit, arrival, departure)),
        key: `random-booking-${index}`,
      }
    }
    const results = await Promise.all(
      all.map((racer, place) =>
        racer.run({
          requests: Array.from({ length: randomEach }, (_, index) => request(place * 1000 + index)),
        }),
      ),
    )
    const statuses = new Set(results.flat().map((result) => result.status))
    expect([...statuses].toSorted()).toEqual([200, 409])
    expect(await countOverlaps(api.connection)).toBe(0)
  },
)

// In script/test bench/src/faults/faults.long.test.ts kills the whole server during bookings.
test.runIf(inject('effort') > 1)(
  'a killed process loses nothing that it has acknowledged',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const connection = api.connection
    const racer = await startRacer({ connection, now, withoutLocks: false })
    const requests = Array.from({ length: 120 }, (_, index) => {
      const unit = units[index % units.length] ?? property.unit
      const arrival = addDays('2028-01-01', Math.floor(index / units.length) * 2)
      return { stays: [aStay(unit, arrival, addDays(arrival, 1))], key: `killed-process-${index}` }
    })
    const acknowledged = (await racer.runUntilKilled({ requests }, 25)).filter(
      (result) => result.status === 200,
    )
    expect(acknowledged.length).toBeGreaterThan(0)
    const { rows } = await api.api.db.execute<{ token: string; mails: number }>(`
    select r.token, count(m.id)::int as mails from reservations r
    left join outgoing_emails m on m.reservation = r.id where r.state = 'confirmed' group by r.token`)
    const mailsOf = new Map(rows.map(({ token, mails }) => [token, mails]))
    for (const { token } of acknowledged) expect(mailsOf.get(token ?? '')).toBeGreaterThan(0)
  },
)
