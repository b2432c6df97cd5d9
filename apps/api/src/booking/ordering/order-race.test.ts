import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { aStay, buildProperty, type TestProperty } from '../../testing/test-property.ts'
import type { RaceResult } from '../../testing/races/race-api.ts'
import { startRacer } from '../../testing/races/racers.ts'
import { startRacers, type RunningRacer } from '../../testing/races/start-racers.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addDays } from '@dvor/format/days.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

const now = '2027-03-10T09:00:00Z'
const rounds = inject('effort')
/** Two racers show what four do; a `TEST_EFFORT` above 1 starts four. */
const contenders = inject('effort') > 1 ? 4 : 2
/** More than the connections of a racer in any case. */
const ordersEach = inject('effort') > 1 ? 50 : 20
const randomEach = inject('effort') > 1 ? 60 : 30

let api: TestApi
let property: TestProperty
let units: string[]
/** Racers of the property, shared by its tests because starting them takes longer than a race. */
let all: RunningRacer[]
const started: RunningRacer[] = []

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  units = [property.unit]
  for (let more = 0; more < 5; more++) units.push(await property.addUnit({ capacity: 4 }))
  all = await racers(api.connection as pg.ClientConfig)
}, 240_000)
afterAll(async () => {
  for (const racer of started) await racer.stop()
  await api.close()
})

async function racers(connection: pg.ClientConfig, withoutLocks = false): Promise<RunningRacer[]> {
  // Two are enough to show the failure without locks.
  const length = withoutLocks ? 2 : contenders
  const made = await startRacers(Array.from({ length }, () => ({ connection, now, withoutLocks })))
  started.push(...made)
  return made
}

/** All racers order the same night at the same moment. */
async function raceFor(who: RunningRacer[], unit: string, night: string): Promise<RaceResult[]> {
  const requests = Array.from({ length: ordersEach }, (_, index) => ({
    stays: [aStay(unit, night, addDays(night, 1))],
    key: `${night}-${index}-${unit}`,
  }))
  const results = await Promise.all(
    who.map((racer, place) =>
      racer.run({ requests: requests.map((request) => ({ ...request, key: `${request.key}-${place}` })) }),
    ),
  )
  return results.flat()
}

const count = (results: RaceResult[], status: number) =>
  results.filter((result) => result.status === status).length

/** Pairs of stays that share a unit and a night, computed without the table of nights. */
async function countOverlaps(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ overlaps: number }>(`
    select count(*)::int as overlaps from stays a
    join stays b on a.unit = b.unit and a.id < b.id and a.arrival < b.departure and b.arrival < a.departure
    join reservations ra on ra.id = a.reservation and ra.state = 'confirmed'
    join reservations rb on rb.id = b.reservation and rb.state = 'confirmed'`)
  await client.end()
  return rows[0]?.overlaps ?? -1
}

test(
  'of all orders for one night from several racers one succeeds, the others get 409',
  { timeout: 180_000 * inject('effort') },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const results = await raceFor(all, property.unit, addDays('2027-06-01', round))
      expect({ won: count(results, 200), refused: count(results, 409) }).toEqual({
        won: 1,
        refused: contenders * ordersEach - 1,
      })
    }
    expect(await countOverlaps(api.connection as pg.ClientConfig)).toBe(0)
  },
)

describe('control: a program that takes no locks', () => {
  let bare: TestApi
  let unit: string
  let unlocked: RunningRacer[]
  beforeAll(async () => {
    bare = await startTestApi()
    unit = (await buildProperty(bare)).unit
    unlocked = await racers(bare.connection as pg.ClientConfig, true)
  }, 240_000)
  afterAll(() => bare.close())

  /** Two orders for one night, which both stand at its insert before either goes on. */
  async function raceAtInsert(night: string): Promise<RaceResult[]> {
    const gate = await raiseGate(bare.connection as pg.ClientConfig, 'insert on room_nights')
    const over = raceFor(unlocked, unit, night)
    await gate.openFor(2)
    const results = await over
    await gate.close()
    return results
  }

  test(
    'still sells a night once, by the key on (unit, night)',
    { timeout: 180_000 * inject('effort') },
    async () => {
      const results = await raceAtInsert('2027-06-01')
      expect(count(results, 200)).toBe(1)
      expect(await countOverlaps(bare.connection as pg.ClientConfig)).toBe(0)
    },
  )

  test('sells a night twice without that key', { timeout: 180_000 * inject('effort') }, async () => {
    await bare.api.db.execute('alter table room_nights drop constraint room_nights_pkey')
    const results = await raceAtInsert('2027-06-02')
    expect(count(results, 200)).toBeGreaterThan(1)
    expect(await countOverlaps(bare.connection as pg.ClientConfig)).toBeGreaterThan(0)
  })
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
    expect(await countOverlaps(api.connection as pg.ClientConfig)).toBe(0)
  },
)

// In script/test bench/src/faults/faults.long.test.ts kills the whole server during bookings.
test.runIf(inject('effort') > 1)(
  'a killed process loses nothing that it has acknowledged',
  { timeout: 240_000 * inject('effort') },
  async () => {
    const connection = api.connection as pg.ClientConfig
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
